import { guideCategoryNames } from '@wenwu/core/guides/category-names'
import type { Field, FormDefinition } from '@wenwu/core/form/model'
import { text, type Text } from '@wenwu/core/i18n/text'
import { guideCategories } from '@wenwu/core/item/categories'

const short = (key: string, label: Text, more: Partial<Extract<Field, { type: 'text' }>> = {}): Field => ({
  type: 'text',
  key,
  label,
  maxLength: 200,
  width: 'half',
  ...more,
})
const long = (key: string, label: Text, more: Partial<Extract<Field, { type: 'long-text' }>> = {}): Field => ({
  type: 'long-text',
  key,
  label,
  maxLength: 2000,
  rows: 3,
  width: 'full',
  ...more,
})
const eachLine = text('每行一条', 'One a line', { ja_JP: '一行に一件', ko_KR: '한 줄에 하나씩' })

/** The form of a work guide: the fields of specification §3. */
export const guideForm: FormDefinition = {
  sections: [
    {
      key: 'matter',
      title: text('事项', 'Matter', { ja_JP: '事項', ko_KR: '사무' }),
      fields: [
        short('name', text('事项名称', 'Name of the matter', { ja_JP: '事項名', ko_KR: '사무 이름' }), { required: true, width: 'full' }),
        short('code', text('事项编码', 'Code', { ja_JP: '事項コード', ko_KR: '사무 코드' }), {
          required: true,
          maxLength: 60,
          help: text('字母、数字和连字符；指南网址以此为准。', 'Letters, digits and hyphens; the address of the guide.', {
            ja_JP: '英字、数字、ハイフン。案内のアドレスになります。',
            ko_KR: '영문자, 숫자, 붙임표. 안내의 주소가 됩니다.',
          }),
        }),
        short('shortName', text('简称', 'Short name', { ja_JP: '略称', ko_KR: '약칭' }), { maxLength: 60 }),
        {
          type: 'select',
          key: 'category',
          label: text('类别', 'Group', { ja_JP: '分類', ko_KR: '분류' }),
          required: true,
          options: guideCategories.map((code) => ({ code, name: guideCategoryNames[code] })),
          width: 'half',
        },
        short('aliases', text('其他编码', 'Other codes', { ja_JP: 'ほかのコード', ko_KR: '다른 코드' }), {
          help: text('用顿号分开', 'Separated by commas', { ja_JP: '読点で区切る', ko_KR: '쉼표로 구분' }),
        }),
        short('region', text('适用地区', 'Region', { ja_JP: '適用地域', ko_KR: '적용 지역' }), {
          maxLength: 60,
          help: text('国家级事项不填', 'Blank for national matters', { ja_JP: '国の事項は空欄', ko_KR: '국가 사무는 비워 둠' }),
        }),
        {
          type: 'number',
          key: 'position',
          label: text('排序号', 'Position', { ja_JP: '表示順', ko_KR: '정렬 번호' }),
          decimals: 0,
          min: 1,
          max: 9999,
          width: 'half',
        },
        {
          type: 'select',
          key: 'applicants',
          label: text('申请人', 'Applicants', { ja_JP: '申請者', ko_KR: '신청인' }),
          multiple: true,
          options: [
            { code: 'legal-entity', name: text('法人', 'Legal entities', { ja_JP: '法人', ko_KR: '법인' }) },
            { code: 'individual', name: text('自然人', 'Individuals', { ja_JP: '個人', ko_KR: '개인' }) },
          ],
          width: 'half',
        },
      ],
    },
    {
      key: 'basics',
      title: text('基本信息', 'Basic information', { ja_JP: '基本情報', ko_KR: '기본 정보' }),
      fields: [
        short('itemType', text('事项类型', 'Kind of matter', { ja_JP: '事項の種類', ko_KR: '사무 유형' })),
        short('projectType', text('办件类型', 'Kind of handling', { ja_JP: '処理の種類', ko_KR: '처리 유형' })),
        short('implementationSubject', text('实施主体', 'Responsible body', { ja_JP: '実施主体', ko_KR: '시행 주체' })),
        short('administrativeLevel', text('行使层级', 'Level', { ja_JP: '行使の段階', ko_KR: '행사 단계' })),
        short('decisionMechanism', text('决定机构', 'Deciding body', { ja_JP: '決定機関', ko_KR: '결정 기관' }), { width: 'full' }),
        short('examineType', text('审查方式', 'Kind of examination', { ja_JP: '審査の種類', ko_KR: '심사 유형' })),
        short('charge', text('是否收费', 'Charged', { ja_JP: '手数料の有無', ko_KR: '수수료 여부' })),
        short('applySubject', text('申请主体', 'Who applies', { ja_JP: '申請主体', ko_KR: '신청 주체' }), {
          width: 'full',
          maxLength: 500,
        }),
        short('acceptInstitution', text('受理机构', 'Accepting body', { ja_JP: '受理機関', ko_KR: '접수 기관' }), {
          width: 'full',
          maxLength: 500,
        }),
        short('statutoryDeadline', text('法定时限', 'Statutory time', { ja_JP: '法定処理期間', ko_KR: '법정 처리 기한' })),
        short('commitmentDeadline', text('承诺时限', 'Promised time', { ja_JP: '約束処理期間', ko_KR: '약속 처리 기한' })),
        short('projectSceneNumber', text('到现场次数', 'Visits', { ja_JP: '来庁回数', ko_KR: '방문 횟수' })),
        short('quantitativeLimitation', text('数量限制', 'Limit of number', { ja_JP: '件数制限', ko_KR: '수량 제한' })),
        long('applicationRange', text('适用范围', 'Scope', { ja_JP: '適用範囲', ko_KR: '적용 범위' })),
        long('projectResult', text('办理结果', 'Result', { ja_JP: '処理結果', ko_KR: '처리 결과' }), { rows: 2 }),
        long('consultingWay', text('咨询方式', 'Where to ask', { ja_JP: '問い合わせ', ko_KR: '문의 방법' }), { rows: 2 }),
        long('complaintChannels', text('投诉渠道', 'Complaints', { ja_JP: '苦情窓口', ko_KR: '민원 창구' }), { rows: 2 }),
        long('processTime', text('办理时间', 'Hours', { ja_JP: '受付時間', ko_KR: '처리 시간' }), { rows: 2 }),
        long('processAddress', text('办理地点', 'Place', { ja_JP: '受付場所', ko_KR: '처리 장소' }), { rows: 2 }),
      ],
    },
    {
      key: 'process',
      title: text('办理流程', 'Process', { ja_JP: '処理の流れ', ko_KR: '처리 절차' }),
      fields: [
        long('handleProcess', text('办理流程', 'Process', { ja_JP: '処理の流れ', ko_KR: '처리 절차' }), { rows: 6, maxLength: 4000 }),
        {
          type: 'attachment',
          key: 'flowPicture',
          label: text('流程图', 'Flow chart', { ja_JP: '流れ図', ko_KR: '흐름도' }),
          help: text(
            '可在线申报的事项按其流程绘制，不用上传。',
            'Of matters that are applied for here the chart is drawn from their process.',
            { ja_JP: 'オンライン申請できる事項は自動で描かれます。', ko_KR: '온라인 신청 사무는 절차에 따라 자동으로 그려집니다.' },
          ),
          maxCount: 1,
          types: ['png', 'jpg', 'jpeg'],
          width: 'full',
        },
      ],
    },
    {
      key: 'catalogue',
      title: text('材料目录', 'Materials', { ja_JP: '書類一覧', ko_KR: '자료 목록' }),
      fields: [
        {
          type: 'table',
          key: 'materials',
          label: text('材料目录', 'Materials', { ja_JP: '書類一覧', ko_KR: '자료 목록' }),
          maxRows: 60,
          width: 'full',
          columns: [
            long('name', text('材料名称', 'Material', { ja_JP: '書類名', ko_KR: '자료명' }), { required: true, maxLength: 500, rows: 2 }),
            {
              type: 'select',
              key: 'by',
              label: text('提交人', 'By', { ja_JP: '提出者', ko_KR: '제출자' }),
              options: [
                { code: 'applicant', name: text('申请人', 'Applicant', { ja_JP: '申請者', ko_KR: '신청인' }) },
                { code: 'authority', name: text('审核机关', 'Authority', { ja_JP: '審査機関', ko_KR: '심사 기관' }) },
              ],
            },
            {
              type: 'select',
              key: 'necessity',
              label: text('必要性', 'Necessity', { ja_JP: '必要性', ko_KR: '필요성' }),
              options: [
                { code: 'required', name: text('必要', 'Required', { ja_JP: '必須', ko_KR: '필수' }) },
                { code: 'optional', name: text('非必要', 'Optional', { ja_JP: '任意', ko_KR: '선택' }) },
                { code: 'depends', name: text('视情况', 'Depends', { ja_JP: '場合による', ko_KR: '경우에 따라' }) },
              ],
            },
            short('channel', text('来源渠道', 'Source', { ja_JP: '入手先', ko_KR: '출처' })),
            {
              type: 'number',
              key: 'paperCopies',
              label: text('纸质份数', 'Paper copies', { ja_JP: '紙の部数', ko_KR: '종이 부수' }),
              decimals: 0,
              min: 0,
              max: 999,
            },
            {
              type: 'attachment',
              key: 'sample',
              label: text('样本或空白表格', 'Sample or form', { ja_JP: '見本・様式', ko_KR: '견본·서식' }),
              maxCount: 1,
            },
            short('basis', text('依据', 'Basis', { ja_JP: '根拠', ko_KR: '근거' }), {
              maxLength: 500,
              help: text('没有法律条文的，写“本平台设定”', 'Without an article of law: 本平台设定', {
                ja_JP: '法令の条文がない場合は「本平台设定」と書く',
                ko_KR: '법 조항이 없으면 “本平台设定”이라고 씀',
              }),
              example: text('《中华人民共和国行政许可法》（2019）第二十九条', '《中华人民共和国行政许可法》（2019）第二十九条', {
                ja_JP: '《中华人民共和国行政许可法》（2019）第二十九条',
                ko_KR: '《中华人民共和国行政许可法》（2019）第二十九条',
              }),
            }),
            long('help', text('填报须知', 'Notes', { ja_JP: '注意事項', ko_KR: '유의 사항' }), { rows: 2 }),
            short('group', text('分组标题', 'Heading', { ja_JP: '見出し', ko_KR: '묶음 제목' })),
          ],
        },
      ],
    },
    {
      key: 'rules',
      title: text('条件与依据', 'Conditions and basis', { ja_JP: '要件と根拠', ko_KR: '조건과 근거' }),
      fields: [
        long('acceptConditions', text('受理条件', 'Conditions of acceptance', { ja_JP: '受理要件', ko_KR: '접수 조건' }), {
          help: eachLine,
          rows: 4,
          maxLength: 8000,
        }),
        long('prohibitiveRequirements', text('禁止性要求', 'What is prohibited', { ja_JP: '禁止事項', ko_KR: '금지 요구' }), {
          help: eachLine,
          rows: 4,
          maxLength: 8000,
        }),
        long('chargeNorm', text('收费标准', 'Charges', { ja_JP: '手数料', ko_KR: '수수료 기준' }), { rows: 2 }),
        {
          type: 'table',
          key: 'legalBasis',
          label: text('设定依据', 'Legal basis', { ja_JP: '法的根拠', ko_KR: '설정 근거' }),
          maxRows: 60,
          width: 'full',
          columns: [
            short('statute', text('法律法规名称', 'Law', { ja_JP: '法令名', ko_KR: '법령명' }), { required: true }),
            short('version', text('版本年份', 'Year of the text', { ja_JP: '版の年', ko_KR: '판 연도' }), {
              maxLength: 4,
              example: text('2024', '2024', { ja_JP: '2024', ko_KR: '2024' }),
            }),
            short('article', text('条款', 'Articles', { ja_JP: '条項', ko_KR: '조항' }), {
              example: text('第二十八条、第三十条', '第二十八条、第三十条', {
                ja_JP: '第二十八条、第三十条',
                ko_KR: '第二十八条、第三十条',
              }),
            }),
          ],
        },
      ],
    },
    {
      key: 'questions',
      title: text('常见问题', 'Common questions', { ja_JP: 'よくある質問', ko_KR: '자주 묻는 질문' }),
      fields: [
        {
          type: 'table',
          key: 'commonQuestions',
          label: text('常见问题', 'Common questions', { ja_JP: 'よくある質問', ko_KR: '자주 묻는 질문' }),
          maxRows: 60,
          width: 'full',
          columns: [
            short('question', text('问题', 'Question', { ja_JP: '質問', ko_KR: '질문' }), { required: true, maxLength: 500 }),
            long('answer', text('解答', 'Answer', { ja_JP: '回答', ko_KR: '답변' })),
          ],
        },
      ],
    },
  ],
}
