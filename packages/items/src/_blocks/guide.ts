import { text } from '@wenwu/core/i18n/text'
import type { Guide } from '@wenwu/core/item/model'

/** What the guides of all items decided by the national bureau have in common; each item adds and overrides the rest. */
export const nationalGuide = {
  implementationSubject: text('国家文物局', 'National Cultural Heritage Administration', { ja_JP: '国家文物局', ko_KR: '국가문물국' }),
  administrativeLevel: text('国家级', 'National', { ja_JP: '国家級', ko_KR: '국가급' }),
  examineType: text('前审后批', 'Examined below, decided above', { ja_JP: '下級で審査し上級で決定', ko_KR: '하급 심사 후 상급 결정' }),
  projectSceneNumber: text('0次', 'No visit', { ja_JP: '0回', ko_KR: '0회' }),
  quantitativeLimitation: text('无数量限制', 'No limit', { ja_JP: '件数制限なし', ko_KR: '수량 제한 없음' }),
  charge: text('否', 'No', { ja_JP: 'いいえ', ko_KR: '아니요' }),
  chargeNorm: text('不收取费用。', 'Free of charge.', { ja_JP: '無料です。', ko_KR: '수수료가 없습니다.' }),
  consultingWay: text(
    '通过本平台“咨询”栏目留言，或者在工作时间向所在地省级文物行政部门、国家文物局受理窗口咨询。',
    'By a message on this platform, or in office hours at the provincial bureau or the reception of the national bureau.',
    {
      ja_JP:
        '本プラットフォームの「問い合わせ」欄、または執務時間内に所在地の省級文化財行政部門・国家文物局の受付窓口へお問い合わせください。',
      ko_KR: '이 플랫폼의 ‘문의’란 또는 근무 시간에 소재지 성급 문화유산 행정부서·국가문물국 접수 창구로 문의하세요.',
    },
  ),
  complaintChannels: text(
    '通过本平台“好差评”栏目评价，或者向国家文物局监督部门反映；对不予受理、不予批准的决定，可以依法申请行政复议或者提起行政诉讼。',
    'By rating the service on this platform or to the supervision department of the national bureau; refusals may be taken to administrative reconsideration or to court.',
    {
      ja_JP:
        '本プラットフォームの「評価」欄で評価するか、国家文物局の監督部門へ申し出てください。不受理・不許可の決定に対しては、法に基づき行政不服審査または行政訴訟を提起できます。',
      ko_KR:
        '이 플랫폼의 ‘평가’란에서 평가하거나 국가문물국 감독부서에 알릴 수 있습니다. 불접수·불허가 결정에 대해서는 법에 따라 행정심판이나 행정소송을 제기할 수 있습니다.',
    },
  ),
  processTime: text(
    '网上全天提交；受理窗口周一至周五工作时间，法定节假日除外。',
    'Online at any time; reception Monday to Friday in office hours, except statutory holidays.',
    {
      ja_JP: 'オンラインは24時間提出可。受付窓口は月曜から金曜の執務時間（法定休日を除く）。',
      ko_KR: '온라인은 24시간 제출할 수 있으며, 접수 창구는 월~금 근무 시간(법정 공휴일 제외)입니다.',
    },
  ),
  processAddress: text(
    '本平台网上办理；纸质材料交所在地省级文物行政部门。',
    'Online on this platform; papers go to the provincial bureau.',
    {
      ja_JP: '本プラットフォームで手続。紙の書類は所在地の省級文化財行政部門へ提出。',
      ko_KR: '이 플랫폼에서 온라인 처리. 종이 서류는 소재지 성급 문화유산 행정부서에 제출.',
    },
  ),
} satisfies Partial<Guide>
