# The first stage builds with all dependencies. The second one holds only the build and the server's dependencies, and does not
# run as root. Build it with `--build-arg VERSION=…`, the version in package.json.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# npm ci runs scripts/node/link-node.cjs.
COPY scripts ./scripts
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund && sh scripts/image/slim.sh .
ARG VERSION
# The label and the tag must name the version that the server reports.
RUN node -e 'const { version } = require("./package.json"); if (process.env.VERSION !== version) throw `--build-arg VERSION=${version}`'

FROM node:24-bookworm-slim
ARG VERSION
# The commit, if the build names it.
ARG REVISION=""
LABEL org.opencontainers.image.title="hanteam" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}" \
  org.opencontainers.image.description="한팀: students of one school find teammates" \
  org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production DATA_DIR=/data PORT=4000
WORKDIR /app
# Pictures are stored here unless S3_URL is set. A tmpfs in its place belongs to root and gets its mode from the folder, so the user
# may write to it only if everybody may.
RUN install -d -o node -g node -m 1777 /data
# A volume for backups gets its owner from this folder.
RUN install -d -o node -g node -m 0700 /backups
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
# A number, because Kubernetes cannot verify by name that a user is not root.
USER 1000:1000
EXPOSE 4000
# Docker before 25 and Debian's buildah do not support --start-interval.
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The server needs about 200 MB. Without these limits V8 uses 100 MB more before it collects garbage. They cost a tenth of the speed.
CMD ["node", "--max-old-space-size=384", "--max-semi-space-size=8", "dist/server/main.js"]
