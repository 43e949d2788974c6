#!/bin/sh
# Makes the tree that runs in production: built files, production dependencies of the server, and nothing else. The
# Dockerfile calls it, and so does `npm run image` where there is no container engine.
# Use, from the project's folder: sh deploy/assemble.sh <empty folder>
set -eu
target=$1

echo "· install"
npm ci --include=dev --prefer-offline --no-progress --loglevel=error
echo "· build"
npm run --silent notices

echo "· prune"
mkdir -p "$target"
for part in panel server embed console; do
  mkdir -p "$target/apps/$part"
  cp -R "apps/$part/dist" "$target/apps/$part/dist"
done
# What npm reads to install; workspaces without a manifest would not match the lock file.
cp package.json package-lock.json .npmrc LICENSE README.md dist/third-party-notices.txt "$target/"
for manifest in packages/*/package.json apps/*/package.json e2e/package.json bench/package.json; do
  mkdir -p "$target/$(dirname "$manifest")"
  cp "$manifest" "$target/$manifest"
done
cd "$target"
# Optional packages are a PostgreSQL for a first look; in production the database is elsewhere.
npm ci --workspace apps/server --omit=dev --omit=optional --ignore-scripts --prefer-offline --no-progress --loglevel=error
# Our own packages are part of the bundle; left are links that lead nowhere.
rm -rf node_modules/@earnwall node_modules/.bin node_modules/.package-lock.json
rm -rf packages e2e bench apps/sandbox apps/extension .npmrc package-lock.json
