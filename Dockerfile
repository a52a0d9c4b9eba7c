# Build with everything, run with what running needs.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY admin/no-monaco admin/no-monaco
RUN npm ci --no-audit --no-fund
COPY . .
# Only the built site and admin, and the files of packages that they load.
RUN npm run package -- /package

FROM node:24.21.0-bookworm-slim
ARG VERSION=0.1.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Merkevei" \
      org.opencontainers.image.description="A content-managed website for a brand that sells through dealers" \
      org.opencontainers.image.version=$VERSION \
      org.opencontainers.image.revision=$REVISION \
      org.opencontainers.image.base.name="docker.io/library/node:24.21.0-bookworm-slim"
# Fewer arenas of memory: docs/operations.md#memory.
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 MALLOC_ARENA_MAX=2 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /site
COPY --from=build /package ./
# `docker exec <container> merkevei doctor`
RUN ln -s /site/bin/merkevei /usr/local/bin/merkevei && mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=120s CMD ["node", "bin/healthcheck.mjs"]
# Node itself is the first process, so that a stop reaches it. Why `-C production`: ARCHITECTURE.md, Development.
CMD ["node", "-C", "production", "dist/server/main.js"]
