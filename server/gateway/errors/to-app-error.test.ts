import { toAppError } from './to-app-error';

it.each<[constraint: string, code: string]>([
  ['member_login_id_unique', 'LOGIN_ID_TAKEN'],
  ['member_email_unique', 'EMAIL_TAKEN'],
  ['application_once_unique', 'ALREADY_APPLIED'],
])('translates a violation of the constraint %s into %s, with a message that reveals nothing', (constraint, code) => {
  const error = toAppError(Object.assign(new Error('select secret from member'), { code: '23505', constraint }));
  expect(error.code).toBe(code);
  expect(error.message).toMatch(/[가-힣]/);
  expect(error.message).not.toContain('secret');
});
