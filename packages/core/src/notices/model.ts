/** Who may read a notice: everybody, whoever is signed in, or officials only. */
export const noticeAudiences = ['public', 'signed-in', 'official'] as const
export type NoticeAudience = (typeof noticeAudiences)[number]

/** Headers of a signed call for notices (specification §7.4). `definite` is used once; `time` is milliseconds since 1970. */
export interface NoticeCallHeaders {
  appCode: string
  time: string
  definite: string
  isDoor: string
}

/** What an application signs with its key: HMAC-SHA-256, hexadecimal (decision 0043). None of the parts may hold a line break. */
export function noticeCallMessage({ appCode, time, definite, isDoor }: NoticeCallHeaders): string {
  return ['wenwu-notice-v1', appCode, time, definite, isDoor].join('\n')
}
