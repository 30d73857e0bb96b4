import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { childEnv } from '../../server/test-kit/processes/child-process';
import { ENVIRONMENT, findTool } from '../../scripts/run-tool.cjs';

const ROOT = join(__dirname, '..', '..');
/** Folder of the compiler and of the project's Node. */
const BIN = join(ROOT, 'node_modules', '.bin');

const PROGRAMS = join(__dirname, 'programs');

/**
 * Folder for the output of the tools. It is inside the project, so that programs find its packages.
 */
const CACHE = join(ROOT, '.cache', 'contract');

const execute = promisify(execFile);

/** A folder with one program, for which a tool generates a client. */
export interface Workshop {
  folder: string;
  /** Writes a file next to the program. */
  write(name: string, content: string): Promise<void>;
  /** Runs a program of tools/ in the folder. */
  runTool(name: string, ...args: string[]): Promise<void>;
  /** Checks the types of the program and of the generated client. */
  checkTypes(): Promise<void>;
  /** Runs the program and returns its output, parsed as JSON. */
  runProgram(settings: Record<string, string>): Promise<unknown>;
  close(): Promise<void>;
}

/** Opens a folder for the program of this name. */
export async function openWorkshop(program: string): Promise<Workshop> {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, `${program}-`));
  for (const file of [`${program}.ts`, 'settings.ts', 'tsconfig.json']) {
    await copyFile(join(PROGRAMS, file), join(folder, file));
  }
  const run = async (file: string, args: string[], settings: Record<string, string> = {}): Promise<string> => {
    const path = `${BIN}${delimiter}${process.env['PATH'] ?? ''}`;
    const options = { cwd: folder, env: { ...process.env, ...ENVIRONMENT, ...childEnv(), PATH: path, ...settings } };
    // The output contains the type errors.
    const { stdout } = await execute(file, args, options).catch((error: Error & { stdout: string; stderr: string }) => {
      throw new Error(`${error.message}\n${error.stdout}`);
    });
    return stdout;
  };
  return {
    folder,
    write: (name, content) => writeFile(join(folder, name), content),
    runTool: async (name, ...args) => void (await run(findTool(name), args)),
    checkTypes: async () => void (await run(join(BIN, 'tsc'), ['-p', 'tsconfig.json'])),
    runProgram: async (settings) => {
      const register = join(ROOT, 'scripts', 'node', 'swc-register.cjs');
      return JSON.parse(await run(process.execPath, ['-r', register, `${program}.ts`], settings)) as unknown;
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
