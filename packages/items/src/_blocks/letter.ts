import type { Section } from '@wenwu/core/form/model'
import { text } from '@wenwu/core/i18n/text'
import { applicationKinds } from './options.ts'

/**
 * The common provincial-document block of specification §3: rfNumber, rfTitle, contract (contact), telNumber, atpName, projectLeader.
 * The number is taken as it is written: real ones carry square brackets or lack 号, and a reply quotes them unchanged.
 */
export const letterSection: Section = {
  key: 'letter',
  title: text('上报文件与联系人', 'Letter and contact', { ja_JP: '進達文書と連絡先', ko_KR: '상신 공문과 연락처' }),
  help: text(
    '省级文物行政部门已行文的，照原文填写标题和文号；批复将原样引用。尚未行文的可以不填。',
    'Where the provincial bureau has already written, copy title and number as they stand; the reply quotes them unchanged. Otherwise leave them empty.',
    {
      ja_JP:
        '省級文化財行政部門が既に発信している場合は、件名と文書番号を原文どおり入力してください。回答にそのまま引用します。未発信の場合は空欄でかまいません。',
      ko_KR:
        '성급 문화유산 행정부서가 이미 공문을 보냈다면 제목과 문서번호를 원문대로 적으세요. 회신에 그대로 인용됩니다. 아직 보내지 않았다면 비워 둘 수 있습니다.',
    },
  ),
  fields: [
    {
      key: 'rfTitle',
      type: 'text',
      label: text('来文标题', 'Title of the letter', { ja_JP: '来信文書の件名', ko_KR: '접수 공문 제목' }),
      maxLength: 200,
      example: text('关于……立项的请示', 'Request concerning …', { ja_JP: '……の立案に関する伺い', ko_KR: '…… 입안에 관한 품의' }),
      required: { op: 'not-empty', field: 'letter.rfNumber' },
    },
    {
      key: 'rfNumber',
      type: 'text',
      label: text('来文文号', 'Number of the letter', { ja_JP: '来信文書の番号', ko_KR: '접수 공문 번호' }),
      maxLength: 60,
      width: 'half',
      example: text('陕文物发〔2026〕18号', '陕文物发〔2026〕18号', { ja_JP: '陕文物发〔2026〕18号', ko_KR: '陕文物发〔2026〕18号' }),
    },
    {
      key: 'atpName',
      type: 'select',
      options: applicationKinds,
      label: text('申报类型', 'Kind of application', { ja_JP: '申請の種類', ko_KR: '신청 유형' }),
      required: true,
      width: 'half',
    },
    {
      key: 'projectLeader',
      type: 'text',
      label: text('项目负责人', 'Project leader', { ja_JP: '案件責任者', ko_KR: '사업 책임자' }),
      required: true,
      maxLength: 40,
      width: 'half',
    },
    {
      key: 'contract',
      type: 'text',
      label: text('联系人', 'Contact', { ja_JP: '連絡担当者', ko_KR: '연락 담당자' }),
      required: true,
      maxLength: 40,
      width: 'half',
    },
    {
      key: 'telNumber',
      type: 'text',
      format: 'phone',
      label: text('联系电话', 'Telephone', { ja_JP: '電話番号', ko_KR: '연락처' }),
      required: true,
      width: 'half',
    },
  ],
}
