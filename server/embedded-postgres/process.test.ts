import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { findByPs, findProcess } from './process';

describe('a process', () => {
  it('counts as ended once it only waits to be reaped', async () => {
    const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const exit = once(parent, 'exit');
    try {
      const zombie = Number(await once(parent.stdout, 'data'));
      while (findProcess(zombie)) await delay(10);
      expect(findByPs(zombie)).toBeUndefined();
      expect(existsSync(`/proc/${zombie}`)).toBe(true);
    } finally {
      parent.kill('SIGKILL');
      await exit;
    }
  });

  it('is also found by ps, for systems without /proc', () => {
    const found = findByPs(process.pid);
    expect(found).toEqual({ command: expect.stringContaining('node'), startedAt: expect.stringMatching(/:\d\d /) });
  });
});
