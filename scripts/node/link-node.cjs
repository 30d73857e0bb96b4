// postinstall: links node_modules/.bin/node to the Node that is installed as an optional
// dependency. npm puts that folder first on the PATH of its scripts, so they run on this Node. npm
// up to 11.6 creates the link, but removes it together with the packages of other platforms
// (npm/cli#4362). If no package fits the machine, its own Node is used.
const { copyFileSync, existsSync, linkSync, mkdirSync, rmSync, statSync, symlinkSync } = require('fs');
const { join, relative } = require('path');
const { isNewEnough, MIN_MAJOR } = require('./node-version.cjs');

const MODULES = join(__dirname, '..', '..', 'node_modules');
const BIN = join(MODULES, '.bin');
const isWindows = process.platform === 'win32';
const program = isWindows ? 'node.exe' : 'node';
const packaged = join(MODULES, `node-${isWindows ? 'win' : process.platform}-${process.arch}`, 'bin', program);
const link = join(BIN, program);

/** True if both paths are the same file, through a symbolic or a hard link. */
function isSameFile(one, other) {
  if (!existsSync(one)) return false;
  const [a, b] = [statSync(one), statSync(other)];
  return a.ino === b.ino && a.dev === b.dev;
}

function makeLink() {
  mkdirSync(BIN, { recursive: true });
  rmSync(link, { force: true });
  if (!isWindows) return symlinkSync(relative(BIN, packaged), link);
  // On Windows symbolic links need a privilege. npm's .cmd files run the node.exe in their own
  // folder.
  try {
    linkSync(packaged, link);
  } catch {
    copyFileSync(packaged, link);
  }
}

if (existsSync(packaged)) {
  if (!isSameFile(link, packaged)) makeLink();
} else if (!isNewEnough()) {
  console.warn(`이 컴퓨터에 맞는 Node가 npm에 없어요. Node ${MIN_MAJOR} 이상을 설치해 주세요.`);
}
