import { text } from './texts.ts'

/** What differs from `nationalGuide` where no lower body examines first: the applicant goes straight to the national bureau. */
export const directGuide = {
  examineType: text('直接审批', 'Decided directly'),
  processAddress: text(
    '本平台网上办理；需要纸质材料的，交国家文物局受理窗口。',
    'Online on this platform; papers, where needed, go to the reception of the national bureau.',
  ),
}
