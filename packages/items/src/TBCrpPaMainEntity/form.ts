import type { FormDefinition } from '@wenwu/core/form/model'
import { text } from '@wenwu/core/i18n/text'
import { applicantFields, applicantSection } from '../_blocks/applicant.ts'
import { heritageUnitSection } from '../_blocks/heritage-unit.ts'
import { letterSection } from '../_blocks/letter.ts'
import { option, qualificationGrades, unitLevels } from '../_blocks/options.ts'

/** Contents of an initiation: 文物保护工程管理办法 13条 and 文物保发〔2020〕12号 第四条. Names are those of specification §3 where it has them. */
export const form: FormDefinition = {
  applicant: applicantFields,
  sections: [
    applicantSection,
    heritageUnitSection(unitLevels.slice(0, 1)),
    {
      key: 'project',
      title: text('工程项目', 'Project', { ja_JP: '工事案件', ko_KR: '공사 사업' }),
      fields: [
        {
          key: 'projectName',
          type: 'text',
          label: text('项目名称', 'Project name', { ja_JP: '案件名', ko_KR: '사업명' }),
          required: true,
          maxLength: 120,
          example: text('××楼修缮工程', 'Repair of … tower', { ja_JP: '○○楼修理工事', ko_KR: '○○루 보수공사' }),
        },
        {
          key: 'ptName',
          type: 'select',
          label: text('项目类型', 'Kind of project', { ja_JP: '案件の種類', ko_KR: '사업 유형' }),
          required: true,
          width: 'half',
          options: [
            option('1', '文物本体保护', 'Protection of the relic itself', { ja_JP: '文化財本体の保護', ko_KR: '문화유산 본체 보호' }),
            option('2', '彩画、壁画、石质等专项保护', 'Protection of paintings, murals, stone', {
              ja_JP: '彩色・壁画・石造物などの個別保護',
              ko_KR: '단청·벽화·석조 등 개별 보호',
            }),
            option('3', '载体加固与环境治理', 'Strengthening of the ground and surroundings', {
              ja_JP: '支持体の補強と環境整備',
              ko_KR: '지반 보강과 환경 정비',
            }),
            option('4', '保护性设施建设', 'Protective structures', { ja_JP: '保護施設の建設', ko_KR: '보호시설 건설' }),
            option('5', '其他', 'Other', { ja_JP: 'その他', ko_KR: '기타' }),
          ],
        },
        {
          key: 'nature',
          type: 'select',
          label: text('工程性质', 'Nature of the works', { ja_JP: '工事の性質', ko_KR: '공사 성격' }),
          required: true,
          width: 'half',
          help: text(
            '保养维护工程由省级文物行政部门管理，迁移由省级人民政府报国务院批准，均不在此申报。',
            'Routine maintenance is a matter of the province, relocation goes to the State Council; neither is applied for here.',
            {
              ja_JP: '日常の維持管理は省級文化財行政部門が扱い、移築は省人民政府を経て国務院が承認します。いずれもここでは申請しません。',
              ko_KR: '일상 유지관리는 성급 문화유산 행정부서가, 이전은 성 인민정부를 거쳐 국무원이 승인하므로 여기서 신청하지 않습니다.',
            },
          ),
          options: [
            option('1', '修缮工程', 'Repair', { ja_JP: '修理工事', ko_KR: '보수공사' }),
            option('2', '抢险加固工程', 'Emergency strengthening', { ja_JP: '応急補強工事', ko_KR: '긴급 보강공사' }),
            option('3', '保护性设施建设工程', 'Protective structures', { ja_JP: '保護施設建設工事', ko_KR: '보호시설 건설공사' }),
          ],
        },
        {
          key: 'poName',
          type: 'text',
          label: text('项目业主单位', 'Owner of the project', { ja_JP: '事業主体', ko_KR: '사업 주체' }),
          required: true,
          maxLength: 100,
          width: 'half',
        },
        {
          key: 'compilationUnits',
          type: 'text',
          label: text('立项报告编制单位', 'Author of the initiation report', {
            ja_JP: '立案報告の作成機関',
            ko_KR: '입안 보고서 작성 기관',
          }),
          required: true,
          maxLength: 100,
          width: 'half',
        },
        {
          key: 'currentState',
          type: 'long-text',
          label: text('保存现状与主要病害', 'Condition and main damage', { ja_JP: '保存状況と主な損傷', ko_KR: '보존 현황과 주요 손상' }),
          required: true,
          maxLength: 4000,
          rows: 5,
        },
        {
          key: 'necessity',
          type: 'long-text',
          label: text('立项必要性', 'Necessity', { ja_JP: '事業の必要性', ko_KR: '사업의 필요성' }),
          required: true,
          maxLength: 3000,
          rows: 4,
        },
        {
          key: 'scope',
          type: 'long-text',
          label: text('工程范围与主要内容', 'Scope and main contents', { ja_JP: '工事の範囲と主な内容', ko_KR: '공사 범위와 주요 내용' }),
          required: true,
          maxLength: 3000,
          rows: 4,
        },
        {
          key: 'technicalRoute',
          type: 'long-text',
          label: text('技术路线', 'Technical route', { ja_JP: '技術方針', ko_KR: '기술 방침' }),
          required: true,
          maxLength: 3000,
          rows: 4,
        },
        {
          key: 'period',
          type: 'period',
          label: text('计划工期', 'Planned period', { ja_JP: '計画工期', ko_KR: '계획 공기' }),
          required: true,
          maxMonths: 60,
        },
      ],
    },
    {
      key: 'funding',
      title: text('经费', 'Funding', { ja_JP: '経費', ko_KR: '경비' }),
      fields: [
        {
          key: 'projectFunding',
          type: 'money',
          label: text('经费估算总额', 'Estimated total', { ja_JP: '経費見積総額', ko_KR: '경비 추정 총액' }),
          required: true,
          min: 0.01,
          width: 'half',
        },
        {
          key: 'preFunding',
          type: 'money',
          label: text('前期费用', 'Preparation costs', { ja_JP: '準備費用', ko_KR: '준비 비용' }),
          required: true,
          width: 'half',
          help: text('现状勘察、方案编制等费用，包含在总额中。', 'Survey and scheme; part of the total.', {
            ja_JP: '現況調査や計画作成などの費用で、総額に含みます。',
            ko_KR: '현황 조사, 방안 작성 등의 비용으로 총액에 포함됩니다.',
          }),
        },
        {
          key: 'asksSpecialFund',
          type: 'yes-no',
          label: text('是否申请国家文物保护专项资金', 'National special fund asked for?', {
            ja_JP: '国家文化財保護特別資金を申請するか',
            ko_KR: '국가 문화유산 보호 특별자금 신청 여부',
          }),
          required: true,
          help: text('申请的，须另附项目计划书。', 'Then the project plan book is required.', {
            ja_JP: '申請する場合は事業計画書が必要です。',
            ko_KR: '신청하는 경우 사업계획서가 필요합니다.',
          }),
        },
        {
          key: 'estimate',
          type: 'table',
          label: text('经费估算', 'Estimate', { ja_JP: '経費見積', ko_KR: '경비 추정' }),
          required: true,
          minRows: 1,
          maxRows: 60,
          columns: [
            {
              key: 'budgetAccounts',
              type: 'text',
              label: text('科目', 'Item', { ja_JP: '費目', ko_KR: '비목' }),
              required: true,
              maxLength: 60,
            },
            { key: 'budgetAmount', type: 'money', label: text('金额', 'Amount', { ja_JP: '金額', ko_KR: '금액' }), required: true },
            { key: 'remark', type: 'text', label: text('说明', 'Note', { ja_JP: '説明', ko_KR: '설명' }) },
          ],
        },
      ],
    },
    {
      key: 'history',
      title: text('历次保护工程', 'Earlier works', { ja_JP: '過去の保護工事', ko_KR: '과거 보호공사' }),
      help: text('填写近三十年内的保护工程；没有的不填。', 'Works of the last thirty years; leave empty if there were none.', {
        ja_JP: '過去30年以内の保護工事を入力し、なければ空欄にします。',
        ko_KR: '최근 30년 이내의 보호공사를 적고 없으면 비워 둡니다.',
      }),
      fields: [
        {
          key: 'tbcrpPaCompdetailList',
          type: 'table',
          label: text('历次保护工程', 'Earlier works', { ja_JP: '過去の保護工事', ko_KR: '과거 보호공사' }),
          maxRows: 50,
          columns: [
            { key: 'content', type: 'text', label: text('工程内容', 'Works', { ja_JP: '工事内容', ko_KR: '공사 내용' }), required: true },
            {
              key: 'implementationDate',
              type: 'text',
              label: text('实施时间', 'When', { ja_JP: '実施時期', ko_KR: '시행 시기' }),
              required: true,
              maxLength: 60,
              example: text('2014年4月至2015年10月', 'April 2014 to October 2015', {
                ja_JP: '2014年4月～2015年10月',
                ko_KR: '2014년 4월~2015년 10월',
              }),
            },
            { key: 'money', type: 'money', label: text('经费', 'Cost', { ja_JP: '経費', ko_KR: '경비' }) },
            {
              key: 'acceptance',
              type: 'select',
              label: text('验收情况', 'Acceptance', { ja_JP: '検収状況', ko_KR: '검수 현황' }),
              required: true,
              options: [
                option('1', '已验收合格', 'Accepted', { ja_JP: '検収合格', ko_KR: '검수 합격' }),
                option('2', '未验收', 'Not yet', { ja_JP: '未検収', ko_KR: '미검수' }),
                option('3', '无记录', 'No record', { ja_JP: '記録なし', ko_KR: '기록 없음' }),
              ],
            },
          ],
        },
      ],
    },
    {
      key: 'design',
      title: text('拟承担方案编制的单位', 'Proposed design firm', { ja_JP: '計画作成の予定機関', ko_KR: '방안 작성 예정 기관' }),
      fields: [
        {
          key: 'designUnit',
          type: 'text',
          label: text('单位名称', 'Name', { ja_JP: '機関名', ko_KR: '기관명' }),
          required: true,
          maxLength: 100,
        },
        {
          key: 'qualificationCode',
          type: 'text',
          label: text('文物保护工程勘察设计资质证书编号', 'Number of the design qualification', {
            ja_JP: '文化財保護工事調査設計資格証書番号',
            ko_KR: '문화유산 보호공사 조사설계 자격증서 번호',
          }),
          required: true,
          maxLength: 60,
          width: 'half',
        },
        {
          key: 'qualificationGrade',
          type: 'select',
          options: qualificationGrades,
          label: text('资质等级', 'Grade', { ja_JP: '資格等級', ko_KR: '자격 등급' }),
          required: true,
          width: 'half',
        },
        {
          key: 'designExperience',
          type: 'long-text',
          label: text('资信与同类业绩', 'Standing and similar works', { ja_JP: '信用と同種の実績', ko_KR: '신용과 유사 실적' }),
          required: true,
          maxLength: 1500,
          rows: 3,
        },
      ],
    },
    letterSection,
    {
      key: 'other',
      title: text('其他', 'Other', { ja_JP: 'その他', ko_KR: '기타' }),
      fields: [
        { key: 'remark', type: 'long-text', label: text('备注', 'Remark', { ja_JP: '備考', ko_KR: '비고' }), maxLength: 1000, rows: 3 },
      ],
    },
  ],
  rules: [
    {
      ensure: { op: 'lte', field: 'funding.preFunding', other: 'funding.projectFunding' },
      field: 'funding.preFunding',
      message: text('前期费用不能大于经费估算总额', 'Preparation costs cannot exceed the total', {
        ja_JP: '準備費用は経費見積総額を超えられません',
        ko_KR: '준비 비용은 경비 추정 총액을 넘을 수 없습니다',
      }),
    },
  ],
}
