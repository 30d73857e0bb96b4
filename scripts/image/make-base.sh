#!/usr/bin/env bash
# Builds an image like Docker's official one of Node from packages of Debian and npm, for machines
# without an image registry. It uses this machine's registries: DEBIAN_MIRROR, npm's configured
# registry, and NODE_EXTRA_CA_CERTS for both.
# Usage: make-base.sh NAME, with the command and the options of buildah in $BUILDAH
set -euo pipefail
cd "$(dirname "$0")/../.."
name=$1

context=$(mktemp -d)
trap 'rm -rf "$context"' EXIT
case $(uname -m) in aarch64) arch=arm64 ;; *) arch=x64 ;; esac
node=$(sed -n "s/^ *\"node-linux-$arch\": \"\(.*\)\",\{0,1\}$/\1/p" package.json)

mmdebstrap --quiet --variant=minbase --include=ca-certificates \
  bookworm "$context/root.tar" "${DEBIAN_MIRROR:-http://deb.debian.org/debian}"
npm pack --silent --pack-destination "$context" "node-linux-$arch@$node" npm@11 >/dev/null
mv "$context"/node-linux-*.tgz "$context/node.tgz"
mv "$context"/npm-*.tgz "$context/npm.tgz"
authorities=/etc/ssl/certs/ca-certificates.crt
cp "${NODE_EXTRA_CA_CERTS:-$authorities}" "$context/authorities.crt"

cat >"$context/Dockerfile" <<EOF
FROM scratch
ADD root.tar /
ADD node.tgz /opt/node/
ADD npm.tgz /opt/npm/
COPY authorities.crt $authorities
RUN mv /opt/node/package/bin/node /usr/local/bin/node \
  && mkdir /usr/local/lib/node_modules && mv /opt/npm/package /usr/local/lib/node_modules/npm && rm -r /opt/node /opt/npm \
  && ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
  && chmod -R a+rX /usr/local/lib/node_modules && chmod a+x /usr/local/lib/node_modules/npm/bin/npm-cli.js \
  && groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node
ENV NODE_EXTRA_CA_CERTS=$authorities NPM_CONFIG_REGISTRY=$(npm config get registry)
EOF
$BUILDAH bud --quiet --isolation chroot --network host --tag "$name" "$context" >/dev/null
