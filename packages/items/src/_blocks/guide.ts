import type { Guide } from '@wenwu/core/item/guide'
import { text } from './texts.ts'

/** What the guides of all items decided by the national bureau have in common; each item adds and overrides the rest. */
export const nationalGuide = {
  implementationSubject: text('国家文物局', 'National Cultural Heritage Administration'),
  administrativeLevel: text('国家级', 'National'),
  examineType: text('前审后批', 'Examined below, decided above'),
  projectSceneNumber: text('0次', 'No visit'),
  quantitativeLimitation: text('无数量限制', 'No limit'),
  charge: text('否', 'No'),
  chargeNorm: text('不收取费用。', 'Free of charge.'),
  consultingWay: text(
    '在工作时间向所在地省级文物行政部门、国家文物局受理窗口咨询。',
    'In office hours at the provincial bureau or the reception of the national bureau.',
  ),
  complaintChannels: text(
    '向国家文物局监督部门反映；对不予受理、不予批准的决定，可以依法申请行政复议或者提起行政诉讼。',
    'To the supervision department of the national bureau; refusals may be taken to administrative reconsideration or to court.',
  ),
  processTime: text(
    '网上全天提交；受理窗口周一至周五工作时间，法定节假日除外。',
    'Online at any time; reception Monday to Friday in office hours, except statutory holidays.',
  ),
  processAddress: text(
    '本平台网上办理；纸质材料交所在地省级文物行政部门。',
    'Online on this platform; papers go to the provincial bureau.',
  ),
} satisfies Partial<Guide>
