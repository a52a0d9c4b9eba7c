# Build with everything, run with what running needs.
FROM node:20-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build
# What is left serves: the built site and admin, and the packages that they load.
RUN npm prune --omit=dev --no-audit --no-fund && rm -rf admin/.next/cache

FROM node:20-slim
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /site
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/dist ./dist
COPY --from=build /site/admin ./admin
COPY --from=build /site/demo ./demo
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=120s \
  CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
# Node itself is the first process, so that a stop reaches it. Why `-C production`: DESIGN, traps, 1.
CMD ["node", "-C", "production", "dist/server/main.js"]
