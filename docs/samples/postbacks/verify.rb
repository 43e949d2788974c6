# Verifies postbacks of Earnwall. Ruby 2.7 or later, without gems.
#
#   verify_json(headers, raw_body, secrets)   the body as it came (Rails: request.raw_post)
#   verify_get(target, secrets)               path and query as they came (Rack: request.fullpath)
#
# `secrets` are all that are live: one, or two while you rotate. After true, pay once for each transaction id.

require 'json'
require 'openssl'

TOLERANCE_SECONDS = 300

def verify_json(headers, raw_body, secrets, now = Time.now.to_i)
  json_problem(headers, raw_body, secrets, now).nil?
end

def verify_get(target, secrets)
  get_problem(target, secrets).nil?
end

def json_problem(headers, raw_body, secrets, now)
  by_name = headers.to_h.transform_keys { |name| name.to_s.downcase }
  id, time, signature = by_name.values_at('webhook-id', 'webhook-timestamp', 'webhook-signature').map(&:to_s)
  return 'missing-headers' if id.empty? || signature.empty? || !time.match?(/\A[0-9]{1,12}\z/)

  age = now - time.to_i
  return 'too-old' if age > TOLERANCE_SECONDS
  return 'too-new' if age < -TOLERANCE_SECONDS

  signed = "#{id}.#{time}.".b + raw_body.b
  given = signature.split(' ')
  is_signed = keys_of(secrets).any? do |key|
    expected = "v1,#{[OpenSSL::HMAC.digest('SHA256', key, signed)].pack('m0')}"
    given.any? { |one| OpenSSL.secure_compare(one, expected) }
  end
  is_signed ? nil : 'wrong-signature'
end

# The signature is the last parameter, and covers everything before it.
def get_problem(target, secrets)
  found = /\A(.*)[?&]signature=([0-9a-f,]+)\z/m.match(target.b)
  return 'wrong-signature' if found.nil?

  signed, signature = found.captures
  given = signature.split(',')
  is_signed = keys_of(secrets).any? do |key|
    expected = OpenSSL::HMAC.hexdigest('SHA256', key, signed)
    given.any? { |one| OpenSSL.secure_compare(one, expected) }
  end
  is_signed ? nil : 'wrong-signature'
end

# An empty secret is none: anybody could sign with it.
def keys_of(secrets)
  secrets.map { |secret| secret.delete_prefix('whsec_').unpack1('m0') }.reject(&:empty?)
end

# To try it: one case a line on the standard input, {"headers", "body", "secrets", "now"} or {"target", "secrets"}.
if __FILE__ == $PROGRAM_NAME
  $stdin.set_encoding('UTF-8').each_line do |line|
    test = JSON.parse(line)
    problem =
      if test.key?('target')
        get_problem(test['target'], test['secrets'])
      else
        json_problem(test['headers'], test['body'], test['secrets'], test['now'] || Time.now.to_i)
      end
    puts(problem || 'ok')
  end
end
