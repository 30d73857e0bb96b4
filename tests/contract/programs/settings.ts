/** The address of the service and the access tokens that a program gets from its environment. */
function readSetting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set`);
  return value;
}

export const HANTEAM = readSetting('HANTEAM');
export const TOKEN = readSetting('TOKEN');
/** The token of the owner of the notice. */
export const OWNER_TOKEN = readSetting('OWNER_TOKEN');
/** The id of a study of the owner. */
export const NOTICE = readSetting('NOTICE');
