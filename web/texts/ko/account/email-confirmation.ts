/** The confirmation of the e-mail address, in the settings and on the page of the mailed link. */
export const emailConfirmation = {
  title: '이메일 확인',
  hint: '버튼을 누르면 이 주소로 알림 메일을 받을 수 있어요.',
  confirm: '이메일 확인하기',
  failed: '이메일을 확인하지 못했어요.',
  done: '이메일을 확인했어요. 이제 알림 메일을 받을 수 있어요.',
  value: {
    UNCONFIRMED: (email: string) => `${email} (확인 전)`,
    REFUSED: (email: string) => `${email} (메일이 돌아옴)`,
  },
  reason: {
    UNCONFIRMED: (email: string) => `${email} 주소를 아직 확인하지 않아서 알림 메일을 보내지 않아요.`,
    REFUSED: (email: string) =>
      `${email} 주소로 보낸 메일이 되돌아와서, 주소를 바꾸거나 다시 확인할 때까지 메일을 보내지 않아요.`,
  },
  request: '확인 메일 받기',
  requestAgainIn: (seconds: number) => `확인 메일 받기 (${seconds}초)`,
  requestFailed: '확인 메일을 보내지 못했어요.',
  requested: '메일을 보냈어요. 메일에 있는 버튼을 눌러 주세요. 안 보이면 스팸함을 확인해 주세요.',
} as const;
