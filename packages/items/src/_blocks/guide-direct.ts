import { text } from '@wenwu/core/i18n/text'

/** What differs from `nationalGuide` where no lower body examines first: the applicant goes straight to the national bureau. */
export const directGuide = {
  examineType: text('直接审批', 'Decided directly', { ja_JP: '直接決定', ko_KR: '직접 결정' }),
  processAddress: text(
    '本平台网上办理；需要纸质材料的，交国家文物局受理窗口。',
    'Online on this platform; papers, where needed, go to the reception of the national bureau.',
    {
      ja_JP: '本プラットフォームで手続。紙の書類が必要な場合は国家文物局の受付窓口へ提出。',
      ko_KR: '이 플랫폼에서 온라인 처리. 종이 서류가 필요하면 국가문물국 접수 창구에 제출.',
    },
  ),
}
