import type { ApplicantFields, Section } from '@wenwu/core/form/model'
import { text } from '@wenwu/core/i18n/text'

/** The unit that applies, in `applicantSection`: the account's own unless the application is filed for another. */
export const applicantFields: ApplicantFields = {
  name: 'applicant.applicantName',
  creditCode: 'applicant.creditCode',
  isAgent: 'applicant.isAgent',
}

/** Who applies. Contact details stand in the letter block, whose field names are the specification's. */
export const applicantSection: Section = {
  key: 'applicant',
  title: text('申请单位', 'Applicant', { ja_JP: '申請者', ko_KR: '신청 기관' }),
  help: text(
    '填写对申请事项负责的单位，与上传的申请文件落款一致。',
    'The body that answers for the application, as it signs the uploaded letter.',
    {
      ja_JP: '申請に責任を負う機関を入力し、アップロードする申請文書の発信者と一致させてください。',
      ko_KR: '신청에 책임을 지는 기관을 적고 올리는 신청 공문의 발신자와 일치시키세요.',
    },
  ),
  fields: [
    {
      key: 'applicantName',
      type: 'text',
      label: text('单位名称', 'Name', { ja_JP: '機関名', ko_KR: '기관명' }),
      required: true,
      maxLength: 100,
    },
    {
      key: 'creditCode',
      type: 'text',
      format: 'credit-code',
      label: text('统一社会信用代码', 'Unified social credit code', { ja_JP: '統一社会信用コード', ko_KR: '통일사회신용코드' }),
      required: true,
      width: 'half',
    },
    {
      key: 'isAgent',
      type: 'yes-no',
      label: text('是否代其他单位申报', 'Filed for another unit?', { ja_JP: '代理申請', ko_KR: '대리 신청' }),
      help: text(
        '为本单位申报的选“否”。代办的选“是”，上面填写委托单位，并在申请材料中上传其授权委托书。',
        'For your own unit choose no. As an agent choose yes, name the unit you act for above and upload its letter of authority.',
        {
          ja_JP: '自機関の申請は「いいえ」。代理の場合は「はい」を選び、上に委任機関を入力し、委任状を申請書類にアップロードしてください。',
          ko_KR: '소속 기관의 신청이면 ‘아니요’를, 대리이면 ‘예’를 선택하고 위에 위임 기관을 적은 뒤 신청 서류에 위임장을 올리세요.',
        },
      ),
      required: true,
      width: 'half',
    },
    {
      key: 'superior',
      type: 'text',
      label: text('上级主管单位', 'Superior body', { ja_JP: '上級主管機関', ko_KR: '상급 주관기관' }),
      required: true,
      maxLength: 100,
      width: 'half',
    },
    { key: 'address', type: 'text', label: text('通信地址', 'Postal address', { ja_JP: '住所', ko_KR: '주소' }), required: true },
    { key: 'email', type: 'text', format: 'email', label: text('电子邮箱', 'E-mail', { ja_JP: 'メール', ko_KR: '이메일' }), width: 'half' },
  ],
}
