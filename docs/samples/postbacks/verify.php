<?php
// Verifies postbacks of Earnwall. PHP 8.0 or later, without packages.
//
//   verify_json(getallheaders(), file_get_contents('php://input'), $secrets)   the body as it came
//   verify_get($_SERVER['REQUEST_URI'], $secrets)                              path and query as they came
//
// $secrets are all that are live: one, or two while you rotate. After true, pay once for each transaction id.

const TOLERANCE_SECONDS = 300;

function verify_json(array $headers, string $rawBody, array $secrets, ?int $now = null): bool
{
    return json_problem($headers, $rawBody, $secrets, $now) === null;
}

function verify_get(string $target, array $secrets): bool
{
    return get_problem($target, $secrets) === null;
}

function json_problem(array $headers, string $rawBody, array $secrets, ?int $now = null): ?string
{
    $headers = array_change_key_case($headers, CASE_LOWER);
    $id = $headers['webhook-id'] ?? '';
    $time = $headers['webhook-timestamp'] ?? '';
    $signature = $headers['webhook-signature'] ?? '';
    if ($id === '' || $signature === '' || !preg_match('/^[0-9]{1,12}$/D', $time)) {
        return 'missing-headers';
    }
    $age = ($now ?? time()) - (int) $time;
    if ($age > TOLERANCE_SECONDS) {
        return 'too-old';
    }
    if ($age < -TOLERANCE_SECONDS) {
        return 'too-new';
    }
    foreach (keys_of($secrets) as $key) {
        $expected = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$time.$rawBody", $key, true));
        foreach (explode(' ', $signature) as $given) {
            if (hash_equals($expected, $given)) {
                return null;
            }
        }
    }
    return 'wrong-signature';
}

/** The signature is the last parameter, and covers everything before it. */
function get_problem(string $target, array $secrets): ?string
{
    if (!preg_match('/^(.*)[?&]signature=([0-9a-f,]+)$/sD', $target, $found)) {
        return 'wrong-signature';
    }
    [, $signed, $signature] = $found;
    foreach (keys_of($secrets) as $key) {
        $expected = hash_hmac('sha256', $signed, $key);
        foreach (explode(',', $signature) as $given) {
            if (hash_equals($expected, $given)) {
                return null;
            }
        }
    }
    return 'wrong-signature';
}

/** An empty secret is none: anybody could sign with it. */
function keys_of(array $secrets): array
{
    $keys = array_map(fn ($secret) => base64_decode(preg_replace('/^whsec_/', '', $secret), true), $secrets);
    return array_filter($keys, fn ($key) => $key !== false && $key !== '');
}

// To try it: one case a line on the standard input, {"headers", "body", "secrets", "now"} or {"target", "secrets"}.
if (PHP_SAPI === 'cli' && realpath($_SERVER['SCRIPT_FILENAME']) === __FILE__) {
    while (($line = fgets(STDIN)) !== false) {
        $case = json_decode($line, true, 512, JSON_THROW_ON_ERROR);
        $problem = isset($case['target'])
            ? get_problem($case['target'], $case['secrets'])
            : json_problem($case['headers'], $case['body'], $case['secrets'], $case['now'] ?? null);
        echo $problem ?? 'ok', "\n";
    }
}
