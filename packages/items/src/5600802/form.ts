import type { FormDefinition } from '@wenwu/core/form/model'
import { text } from '@wenwu/core/i18n/text'
import { applicantFields, applicantSection } from '../_blocks/applicant.ts'
import { heritageUnitSection } from '../_blocks/heritage-unit.ts'
import { letterSection } from '../_blocks/letter.ts'
import { option, unitLevels } from '../_blocks/options.ts'
import { isPurpose, projectSection } from './project-section.ts'

/** The twelve contents of the application for an excavation (考古发掘管理办法 1998, 9条). */
export const form: FormDefinition = {
  applicant: applicantFields,
  sections: [
    {
      ...applicantSection,
      title: text('考古发掘单位', 'Excavation unit', { ja_JP: '発掘調査機関', ko_KR: '발굴 기관' }),
      fields: [
        ...applicantSection.fields,
        {
          key: 'headName',
          type: 'text',
          label: text('单位负责人', 'Head of the unit', { ja_JP: '機関の責任者', ko_KR: '기관 책임자' }),
          required: true,
          maxLength: 40,
          width: 'half',
        },
        {
          key: 'certificateCode',
          type: 'text',
          label: text('考古发掘资质证书编号', 'Number of the excavation certificate', {
            ja_JP: '発掘資格証書番号',
            ko_KR: '발굴 자격증서 번호',
          }),
          required: true,
          maxLength: 60,
          width: 'half',
        },
      ],
    },
    {
      ...heritageUnitSection(unitLevels),
      title: text('发掘对象', 'Object of the excavation', { ja_JP: '発掘対象', ko_KR: '발굴 대상' }),
      help: text(
        '尚未公布为文物保护单位的遗址、墓葬，填写名称并选择“未定级不可移动文物”。',
        'For a site not yet announced give its name and choose «unclassified».',
        {
          ja_JP: '文化財保護単位に未指定の遺跡・墓は、名称を入力し「未指定不可移動文化財」を選んでください。',
          ko_KR: '문화유산 보호단위로 공포되지 않은 유적·고분은 명칭을 적고 ‘미지정 부동산 문화유산’을 선택하세요.',
        },
      ),
    },
    projectSection,
    {
      key: 'survey',
      title: text('前期调查、勘探', 'Earlier survey', { ja_JP: '事前調査', ko_KR: '사전 조사' }),
      fields: [
        {
          key: 'surveyUnit',
          type: 'text',
          label: text('调查、勘探单位', 'Surveyed by', { ja_JP: '調査機関', ko_KR: '조사 기관' }),
          required: true,
          maxLength: 100,
          width: 'half',
        },
        {
          key: 'surveyPeriod',
          type: 'period',
          max: 'today',
          label: text('调查、勘探时间', 'When', { ja_JP: '調査期間', ko_KR: '조사 기간' }),
          required: true,
          width: 'half',
        },
        {
          key: 'surveyResult',
          type: 'long-text',
          label: text('前期工作情况和主要收获', 'Work done and results', {
            ja_JP: '事前調査の状況と主な成果',
            ko_KR: '사전 조사 현황과 주요 성과',
          }),
          required: true,
          maxLength: 3000,
          rows: 4,
        },
      ],
    },
    {
      key: 'trenches',
      title: text('布方计划', 'Trench plan', { ja_JP: '調査区計画', ko_KR: '조사구 계획' }),
      help: text('布方图在申请材料中上传。', 'The drawing is uploaded with the materials.', {
        ja_JP: '調査区配置図は申請書類でアップロードします。',
        ko_KR: '조사구 배치도는 신청 서류에서 올립니다.',
      }),
      fields: [
        {
          key: 'trenchList',
          type: 'table',
          label: text('年度发掘点', 'Trenches of the year', { ja_JP: '年度の発掘地点', ko_KR: '연도 발굴 지점' }),
          required: true,
          minRows: 1,
          maxRows: 200,
          columns: [
            {
              key: 'trenchNumber',
              type: 'text',
              label: text('探方或者墓葬编号', 'Trench or tomb', { ja_JP: '調査区または墓の番号', ko_KR: '조사구 또는 고분 번호' }),
              required: true,
              maxLength: 60,
            },
            {
              key: 'trenchPlace',
              type: 'text',
              label: text('具体位置', 'Place', { ja_JP: '位置', ko_KR: '위치' }),
              required: true,
              maxLength: 120,
            },
            {
              key: 'trenchArea',
              type: 'number',
              min: 0.01,
              decimals: 2,
              label: text('面积', 'Area', { ja_JP: '面積', ko_KR: '면적' }),
              unit: text('平方米', 'm²', { ja_JP: '平方メートル', ko_KR: '㎡' }),
              required: true,
            },
            {
              key: 'trenchDepth',
              type: 'number',
              min: 0,
              decimals: 2,
              label: text('预计深度', 'Expected depth', { ja_JP: '予定深さ', ko_KR: '예상 깊이' }),
              unit: text('米', 'm', { ja_JP: 'メートル', ko_KR: 'm' }),
            },
            { key: 'trenchAim', type: 'text', label: text('目的', 'Aim', { ja_JP: '目的', ko_KR: '목적' }), required: true },
          ],
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
          min: 0.01,
          label: text('发掘经费', 'Funds', { ja_JP: '発掘経費', ko_KR: '발굴 경비' }),
          required: true,
          width: 'half',
        },
        {
          key: 'fundSource',
          type: 'select',
          label: text('经费来源', 'Source', { ja_JP: '経費の財源', ko_KR: '경비 재원' }),
          required: true,
          width: 'half',
          options: [
            option('1', '国家文物保护专项资金', 'National special fund', {
              ja_JP: '国家文化財保護特別資金',
              ko_KR: '국가 문화유산 보호 특별자금',
            }),
            option('2', '地方财政', 'Local budget', { ja_JP: '地方財政', ko_KR: '지방 재정' }),
            option('3', '建设单位', 'Developer', { ja_JP: '建設事業者', ko_KR: '건설 사업자' }),
            option('4', '单位自筹', 'Own means', { ja_JP: '自己資金', ko_KR: '자체 조달' }),
          ],
        },
      ],
    },
    {
      key: 'leader',
      title: text('领队', 'Leader', { ja_JP: '発掘責任者', ko_KR: '발굴 책임자' }),
      fields: [
        {
          key: 'leader',
          type: 'person',
          parts: ['name', 'sex', 'birthDate', 'education', 'title', 'specialty', 'unit', 'certificate'],
          requiredParts: ['name', 'title', 'unit', 'certificate'],
          label: text('领队', 'Leader', { ja_JP: '発掘責任者', ko_KR: '발굴 책임자' }),
          help: text('证书填写考古发掘领队资格证书编号。', 'The certificate is that of an excavation leader.', {
            ja_JP: '証書欄には発掘責任者資格証書番号を入力してください。',
            ko_KR: '자격증 칸에는 발굴 책임자 자격증서 번호를 적으세요.',
          }),
          required: true,
        },
        {
          key: 'leaderProjects',
          type: 'table',
          label: text('主持完成的发掘项目', 'Excavations led', { ja_JP: '主宰して完了した発掘案件', ko_KR: '주관하여 완료한 발굴 사업' }),
          required: true,
          minRows: 1,
          maxRows: 50,
          columns: [
            { key: 'pastProject', type: 'text', label: text('项目名称', 'Project', { ja_JP: '案件名', ko_KR: '사업명' }), required: true },
            { key: 'pastYear', type: 'text', label: text('时间', 'When', { ja_JP: '時期', ko_KR: '시기' }), required: true, maxLength: 40 },
            {
              key: 'pastReport',
              type: 'text',
              label: text('结项和报告情况', 'Closing and report', { ja_JP: '完了と報告の状況', ko_KR: '완료와 보고 현황' }),
              required: true,
            },
          ],
        },
        {
          key: 'leaderResults',
          type: 'long-text',
          label: text('代表性学术成果', 'Main publications', { ja_JP: '代表的な学術成果', ko_KR: '대표 학술 성과' }),
          required: true,
          maxLength: 2000,
          rows: 3,
        },
      ],
    },
    {
      key: 'staff',
      title: text('主要业务人员', 'Staff', { ja_JP: '主な調査員', ko_KR: '주요 조사원' }),
      fields: [
        {
          key: 'staffList',
          type: 'table',
          label: text('主要业务人员', 'Staff', { ja_JP: '主な調査員', ko_KR: '주요 조사원' }),
          required: true,
          minRows: 1,
          maxRows: 100,
          columns: [
            { key: 'name', type: 'text', label: text('姓名', 'Name', { ja_JP: '氏名', ko_KR: '성명' }), required: true, maxLength: 40 },
            {
              key: 'title',
              type: 'select',
              codeList: 'title',
              label: text('职称', 'Title', { ja_JP: '職称', ko_KR: '직함' }),
              required: true,
            },
            {
              key: 'specialty',
              type: 'text',
              label: text('专业', 'Field', { ja_JP: '専門', ko_KR: '전공' }),
              required: true,
              maxLength: 60,
            },
            {
              key: 'staffTask',
              type: 'text',
              label: text('承担的任务', 'Task', { ja_JP: '担当業務', ko_KR: '담당 업무' }),
              required: true,
            },
          ],
        },
      ],
    },
    {
      key: 'protection',
      title: text('现场保护', 'Protection on site', { ja_JP: '現場保護', ko_KR: '현장 보호' }),
      fields: [
        {
          key: 'siteProtection',
          type: 'long-text',
          label: text('可能出现遗迹的保护措施', 'Measures for features that may be found', {
            ja_JP: '遺構が見つかった場合の保護措置',
            ko_KR: '유구가 나올 경우의 보호 조치',
          }),
          required: true,
          maxLength: 3000,
          rows: 4,
        },
        {
          key: 'findsProtection',
          type: 'long-text',
          label: text('出土文物保护的技术准备', 'Technical preparation for finds', {
            ja_JP: '出土品保護の技術準備',
            ko_KR: '출토 유물 보호의 기술 준비',
          }),
          required: true,
          maxLength: 3000,
          rows: 4,
        },
        {
          key: 'safety',
          type: 'long-text',
          label: text('工地安全和文物安全', 'Safety of site and finds', { ja_JP: '現場と文化財の安全', ko_KR: '현장과 유물의 안전' }),
          required: true,
          maxLength: 2000,
          rows: 3,
        },
      ],
    },
    letterSection,
    {
      key: 'other',
      title: text('其他', 'Other', { ja_JP: 'その他', ko_KR: '기타' }),
      fields: [
        {
          key: 'remark',
          type: 'long-text',
          label: text('其他需要说明的问题', 'Anything else', { ja_JP: 'その他の説明事項', ko_KR: '기타 설명 사항' }),
          maxLength: 1500,
          rows: 3,
        },
      ],
    },
  ],
  rules: [
    {
      ensure: { op: 'lte', field: 'project.digArea', other: 'project.siteArea' },
      field: 'project.digArea',
      message: text('年度发掘面积不能大于遗址或者墓地总面积', 'The area of the year cannot exceed that of the site', {
        ja_JP: '年度の発掘面積は遺跡・墓地の総面積を超えられません',
        ko_KR: '연도 발굴 면적은 유적 또는 묘지 총면적을 넘을 수 없습니다',
      }),
    },
    {
      when: isPurpose('construction'),
      ensure: { op: 'eq', field: 'funding.fundSource', value: '3' },
      field: 'funding.fundSource',
      message: text(
        '配合建设工程的考古发掘费用由建设单位列入工程预算（文物保护法第四十五条）',
        'Excavation for construction is paid by the developer (Heritage Law, art. 45)',
        {
          ja_JP: '建設工事に伴う発掘の費用は建設事業者が工事予算に計上します（文物保護法第45条）',
          ko_KR: '건설공사에 따른 발굴 비용은 건설 사업자가 공사 예산에 반영합니다(문물보호법 제45조)',
        },
      ),
    },
  ],
}
