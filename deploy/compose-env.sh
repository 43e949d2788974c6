#!/bin/sh
# Prints passwords and keys for compose.yaml, made anew at each call: sh deploy/compose-env.sh > deploy/compose.env
set -eu
random() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }
password=$(random)
echo "POSTGRES_PASSWORD=$password"
echo "DATABASE_URL=postgres://earnwall:$password@postgres:5432/earnwall"
echo "SERVER_SECRET=$(random)"
echo "OPERATOR_KEY=$(random)"
