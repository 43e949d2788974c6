# syntax=docker/dockerfile:1
# The server with the built panel, without sources or build tools. It needs a PostgreSQL (DATABASE_URL), writes to
# DATA_DIR alone, and runs with a read-only root file system. `npm run image` proves it (decision 0084).
ARG NODE_IMAGE=node:22-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /build
COPY . .
RUN sh deploy/assemble.sh /earnwall

FROM ${NODE_IMAGE}
LABEL org.opencontainers.image.title="Earnwall" org.opencontainers.image.licenses="MIT"
# npm and yarn are tools for building; a server that is broken into should not offer them.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn* \
  && install -d -o 10001 -g 10001 /data
COPY --from=build /earnwall /earnwall
WORKDIR /earnwall
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
USER 10001:10001
VOLUME /data
EXPOSE 4000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 CMD ["node", "--eval", "fetch('http://127.0.0.1:' + process.env.PORT + '/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself is process 1, so that it gets the signal to stop.
CMD ["node", "--enable-source-maps", "apps/server/dist/main.js"]
