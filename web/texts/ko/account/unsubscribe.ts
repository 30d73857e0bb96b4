/** The page of the unsubscribe link in mails. */
export const unsubscribe = {
  title: '알림 메일 그만 받기',
  hint: '이 메일과 같은 종류의 알림을 더는 메일로 보내지 않아요. 알림 화면에는 그대로 보이고, 설정에서 다시 켤 수 있어요.',
  end: '그만 받기',
  failed: '메일을 끄지 못했어요.',
  done: (label: string) => `‘${label}’ 알림을 이제 메일로 보내지 않아요.`,
} as const;

/** The pages of links in mails. */
export const mailLink = {
  missing: '메일에 있는 링크를 눌러 주세요.',
  settings: '알림 설정 열기',
} as const;
