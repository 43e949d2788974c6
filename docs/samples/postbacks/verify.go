// Verifies postbacks of Earnwall. Go 1.18 or later, without modules.
//
//	VerifyJSON(r.Header, rawBody, secrets, time.Now())   the body as it came: io.ReadAll(r.Body)
//	VerifyGet(r.RequestURI, secrets)                     path and query as they came
//
// secrets are all that are live: one, or two while you rotate. After true, pay once for each transaction id.
// Take everything but main, which is there to try it.
package main

import (
	"bufio"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"regexp"
	"strconv"
	"strings"
	"time"
)

const toleranceSeconds = 300

func VerifyJSON(header http.Header, rawBody []byte, secrets []string, now time.Time) bool {
	return jsonProblem(header, rawBody, secrets, now) == ""
}

func VerifyGet(target string, secrets []string) bool {
	return getProblem(target, secrets) == ""
}

var seconds = regexp.MustCompile(`^[0-9]{1,12}$`)

func jsonProblem(header http.Header, rawBody []byte, secrets []string, now time.Time) string {
	id, sentAt, signature := header.Get("webhook-id"), header.Get("webhook-timestamp"), header.Get("webhook-signature")
	if id == "" || signature == "" || !seconds.MatchString(sentAt) {
		return "missing-headers"
	}
	sent, _ := strconv.ParseInt(sentAt, 10, 64)
	age := now.Unix() - sent
	if age > toleranceSeconds {
		return "too-old"
	}
	if age < -toleranceSeconds {
		return "too-new"
	}
	signed := append([]byte(id+"."+sentAt+"."), rawBody...)
	for _, key := range keysOf(secrets) {
		expected := "v1," + base64.StdEncoding.EncodeToString(macOf(key, signed))
		for _, given := range strings.Split(signature, " ") {
			if hmac.Equal([]byte(given), []byte(expected)) {
				return ""
			}
		}
	}
	return "wrong-signature"
}

// The signature is the last parameter, and covers everything before it.
var signedTarget = regexp.MustCompile(`(?s)^(.*)[?&]signature=([0-9a-f,]+)$`)

func getProblem(target string, secrets []string) string {
	found := signedTarget.FindStringSubmatch(target)
	if found == nil {
		return "wrong-signature"
	}
	for _, key := range keysOf(secrets) {
		expected := hex.EncodeToString(macOf(key, []byte(found[1])))
		for _, given := range strings.Split(found[2], ",") {
			if hmac.Equal([]byte(given), []byte(expected)) {
				return ""
			}
		}
	}
	return "wrong-signature"
}

func macOf(key []byte, signed []byte) []byte {
	mac := hmac.New(sha256.New, key)
	mac.Write(signed)
	return mac.Sum(nil)
}

// An empty secret is none: anybody could sign with it.
func keysOf(secrets []string) [][]byte {
	keys := [][]byte{}
	for _, secret := range secrets {
		key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
		if err == nil && len(key) > 0 {
			keys = append(keys, key)
		}
	}
	return keys
}

// One case a line on the standard input, {"headers", "body", "secrets", "now"} or {"target", "secrets"}.
func main() {
	lines := bufio.NewReader(os.Stdin)
	for {
		line, err := lines.ReadBytes('\n')
		if err == io.EOF && len(line) == 0 {
			return
		}
		var one struct {
			Headers map[string]string
			Body    string
			Target  *string
			Secrets []string
			Now     *int64
		}
		if err := json.Unmarshal(line, &one); err != nil {
			panic(err)
		}
		problem := ""
		if one.Target != nil {
			problem = getProblem(*one.Target, one.Secrets)
		} else {
			header, now := http.Header{}, time.Now()
			for name, value := range one.Headers {
				header.Set(name, value)
			}
			if one.Now != nil {
				now = time.Unix(*one.Now, 0)
			}
			problem = jsonProblem(header, []byte(one.Body), one.Secrets, now)
		}
		if problem == "" {
			problem = "ok"
		}
		fmt.Println(problem)
	}
}
