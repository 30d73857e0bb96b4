// Every script begins with this check. It must parse on any Node, because an old one would
// otherwise report a syntax error.
const { dirname, delimiter } = require('path');

/** Minimum major version, from `engines` in package.json. */
const MIN_MAJOR = Number(/\d+/.exec(require('../../package.json').engines.node)[0]);

/** True if the Node of this process is new enough. */
exports.isNewEnough = () => Number(process.versions.node.split('.')[0]) >= MIN_MAJOR;

exports.MIN_MAJOR = MIN_MAJOR;

/**
 * Ends the process with one line if its Node is too old. Otherwise puts that Node first on the
 * PATH, so that child processes (`#!/usr/bin/env node`) run on the same one.
 */
exports.requireNode = () => {
  if (!exports.isNewEnough()) {
    console.error(
      'Node ' +
        MIN_MAJOR +
        ' 이상이 필요해요. 지금은 ' +
        process.versions.node +
        '이에요. npm ci가 알맞은 Node를 함께 설치하니, npm start처럼 npm으로 실행해 주세요.',
    );
    process.exit(1);
  }
  const folder = dirname(process.execPath) + delimiter;
  const path = process.env.PATH || '';
  if (path.indexOf(folder) !== 0) process.env.PATH = folder + path;
};
