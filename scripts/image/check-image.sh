#!/usr/bin/env bash
# npm run test:image: builds the image without Docker and without an image registry. Runs it with the
# restrictions of docker-compose.yml and tests it (deploy/README.md: Image). IMAGE_FOLDER is a folder
# that keeps the images for the next run. STORAGE_DRIVER=vfs works on machines without overlay.
set -euo pipefail
cd "$(dirname "$0")/../.."

MAX_MEGABYTES=120
BASE=$(sed -n 's/^FROM \([^ ]*\) AS build$/docker.io\/library\/\1/p' Dockerfile)
VERSION=$(sed -n 's/^  "version": "\(.*\)",$/\1/p' package.json)
IMAGE=localhost/hanteam:$VERSION

if [ -z "${IMAGE_FOLDER:-}" ]; then
  IMAGE_FOLDER=$(mktemp -d)
  trap 'rm -rf "$IMAGE_FOLDER"' EXIT
fi
options="--root $IMAGE_FOLDER/images --runroot $IMAGE_FOLDER/state --storage-driver ${STORAGE_DRIVER:-overlay}"
export BUILDAH="buildah $options" PODMAN="podman $options --cgroup-manager cgroupfs --runtime runc" IMAGE

size() { $PODMAN image inspect --format '{{.Size}}' "$1"; }

$PODMAN image exists "$BASE" || bash scripts/image/make-base.sh "$BASE"
$BUILDAH bud --pull-never --isolation chroot --network host --format docker --build-arg "VERSION=$VERSION" --tag "$IMAGE" . \
  >"$IMAGE_FOLDER/build.log" 2>&1 || { tail -50 "$IMAGE_FOLDER/build.log" && exit 1; }

megabytes=$((($(size "$IMAGE") - $(size "$BASE")) / 1000000))
echo "The image has $megabytes MB above its base (at most $MAX_MEGABYTES)."
[ "$megabytes" -le "$MAX_MEGABYTES" ]

jest --config tests/image/jest.config.cjs
