import type { FormDefinition } from '@wenwu/core/form/model'
import { text } from '@wenwu/core/i18n/text'
import { applicantFields, applicantSection } from '../_blocks/applicant.ts'
import { heritageUnitSection } from '../_blocks/heritage-unit.ts'
import { letterSection } from '../_blocks/letter.ts'
import { option } from '../_blocks/options.ts'

const usesBlasting = { op: 'in' as const, field: 'project.workKind', values: ['2', '5'] }
const isSurveyed = { op: 'eq' as const, field: 'archaeology.isSurveyed', value: true }
const isWorldHeritage = { op: 'eq' as const, field: 'impact.isWorldHeritage', value: true }

/** What a decision under 文物保护法（2024）28条 needs: why it cannot be avoided, what it does to the unit, how the unit is kept safe. */
export const form: FormDefinition = {
  applicant: applicantFields,
  sections: [
    {
      ...applicantSection,
      title: text('建设单位', 'Developer', { ja_JP: '建設事業者', ko_KR: '건설 사업자' }),
      help: text(
        '由建设单位填写；省级人民政府或者省级文物行政部门的函由省局上报时上传。',
        'Filled in by the developer; the letter of the province is added when it reports.',
        {
          ja_JP: '建設事業者が入力します。省人民政府または省級文化財行政部門の文書は、省局が進達時にアップロードします。',
          ko_KR: '건설 사업자가 작성합니다. 성 인민정부 또는 성급 문화유산 행정부서의 공문은 성국이 상신할 때 올립니다.',
        },
      ),
    },
    heritageUnitSection(),
    {
      key: 'project',
      title: text('建设工程或者作业', 'Works', { ja_JP: '建設工事・作業', ko_KR: '건설공사 또는 작업' }),
      fields: [
        {
          key: 'projectName',
          type: 'text',
          label: text('工程名称', 'Name of the works', { ja_JP: '工事名', ko_KR: '공사명' }),
          required: true,
          maxLength: 120,
        },
        {
          key: 'workKind',
          type: 'select',
          label: text('作业类别', 'Kind of works', { ja_JP: '作業の種類', ko_KR: '작업 유형' }),
          required: true,
          width: 'half',
          options: [
            option('1', '建设工程', 'Construction', { ja_JP: '建設工事', ko_KR: '건설공사' }),
            option('2', '爆破', 'Blasting', { ja_JP: '発破', ko_KR: '발파' }),
            option('3', '钻探', 'Drilling', { ja_JP: 'ボーリング', ko_KR: '시추' }),
            option('4', '挖掘', 'Digging', { ja_JP: '掘削', ko_KR: '굴착' }),
            option('5', '建设工程兼有爆破、钻探或者挖掘', 'Construction with blasting, drilling or digging', {
              ja_JP: '発破・ボーリング・掘削を伴う建設工事',
              ko_KR: '발파·시추·굴착을 수반하는 건설공사',
            }),
          ],
        },
        {
          key: 'projectBudget',
          type: 'money',
          label: text('工程总投资', 'Total investment', { ja_JP: '総事業費', ko_KR: '총사업비' }),
          required: true,
          width: 'half',
        },
        { key: 'projectSite', type: 'text', label: text('建设地点', 'Site', { ja_JP: '建設地', ko_KR: '건설 위치' }), required: true },
        {
          key: 'projectScale',
          type: 'long-text',
          label: text('建设规模和主要内容', 'Size and contents', { ja_JP: '規模と主な内容', ko_KR: '규모와 주요 내용' }),
          required: true,
          maxLength: 3000,
          rows: 4,
        },
        {
          key: 'period',
          type: 'period',
          label: text('计划工期', 'Planned period', { ja_JP: '計画工期', ko_KR: '계획 공기' }),
          required: true,
        },
        {
          key: 'sitingApproval',
          type: 'text',
          label: text('立项或者选址批准文号', 'Number of the siting approval', {
            ja_JP: '事業承認または用地選定承認の文書番号',
            ko_KR: '사업 승인 또는 부지 승인 문서번호',
          }),
          required: true,
          maxLength: 100,
        },
        {
          key: 'unavoidable',
          type: 'long-text',
          label: text('无法避让的理由', 'Why it cannot be avoided', { ja_JP: '回避できない理由', ko_KR: '피할 수 없는 사유' }),
          required: true,
          maxLength: 3000,
          rows: 4,
          help: text(
            '说明比选过的选址、线位或者工法，以及不能采用的原因。',
            'Sites, lines and methods compared, and why each was not possible.',
            {
              ja_JP: '比較した用地・路線・工法と、採用できない理由を説明してください。',
              ko_KR: '비교한 부지, 노선, 공법과 채택할 수 없는 이유를 설명하세요.',
            },
          ),
        },
      ],
    },
    {
      key: 'impact',
      title: text('对文物的影响', 'Impact', { ja_JP: '文化財への影響', ko_KR: '문화유산에 미치는 영향' }),
      fields: [
        {
          key: 'areaInRange',
          type: 'number',
          min: 0.01,
          decimals: 2,
          label: text('占用保护范围面积', 'Area inside the protection range', {
            ja_JP: '保護範囲内の占用面積',
            ko_KR: '보호구역 점용 면적',
          }),
          unit: text('平方米', 'm²', { ja_JP: '平方メートル', ko_KR: '㎡' }),
          required: true,
          width: 'half',
        },
        {
          key: 'distance',
          type: 'number',
          min: 0,
          decimals: 2,
          label: text('距文物本体最近距离', 'Shortest distance to the relic', {
            ja_JP: '文化財本体までの最短距離',
            ko_KR: '문화유산 본체와의 최단 거리',
          }),
          unit: text('米', 'm', { ja_JP: 'メートル', ko_KR: 'm' }),
          required: true,
          width: 'half',
        },
        {
          key: 'maxHeight',
          type: 'number',
          min: 0,
          decimals: 2,
          label: text('地上最大高度', 'Greatest height above ground', { ja_JP: '地上の最大高さ', ko_KR: '지상 최대 높이' }),
          unit: text('米', 'm', { ja_JP: 'メートル', ko_KR: 'm' }),
          required: true,
          width: 'half',
        },
        {
          key: 'maxDepth',
          type: 'number',
          min: 0,
          decimals: 2,
          label: text('地下最大深度', 'Greatest depth', { ja_JP: '地下の最大深さ', ko_KR: '지하 최대 깊이' }),
          unit: text('米', 'm', { ja_JP: 'メートル', ko_KR: 'm' }),
          required: true,
          width: 'half',
        },
        {
          key: 'vibration',
          type: 'number',
          min: 0,
          decimals: 3,
          label: text('文物本体处最大振动速度预测值', 'Predicted peak vibration at the relic', {
            ja_JP: '文化財本体での最大振動速度予測値',
            ko_KR: '문화유산 본체의 최대 진동속도 예측값',
          }),
          unit: text('毫米/秒', 'mm/s', { ja_JP: 'mm/秒', ko_KR: 'mm/초' }),
          help: text(
            '按《古建筑防工业振动技术规范》的容许值对照。',
            'To be held against the limits of the standard on industrial vibration of ancient buildings.',
            {
              ja_JP: '「古建築の工業振動防止技術規範」の許容値と照合します。',
              ko_KR: '「고건축 공업진동 방지 기술규범」의 허용값과 비교합니다.',
            },
          ),
          when: usesBlasting,
          required: true,
        },
        {
          key: 'assessmentUnit',
          type: 'text',
          label: text('文物影响评估单位', 'Author of the impact assessment', {
            ja_JP: '文化財影響評価機関',
            ko_KR: '문화유산 영향평가 기관',
          }),
          required: true,
          maxLength: 100,
        },
        {
          key: 'assessmentConclusion',
          type: 'long-text',
          label: text('文物影响评估结论', 'Conclusion of the assessment', {
            ja_JP: '文化財影響評価の結論',
            ko_KR: '문화유산 영향평가 결론',
          }),
          required: true,
          maxLength: 3000,
          rows: 4,
        },
        {
          key: 'isWorldHeritage',
          type: 'yes-no',
          label: text('是否涉及世界文化遗产', 'World heritage concerned?', {
            ja_JP: '世界文化遺産に関わるか',
            ko_KR: '세계문화유산 관련 여부',
          }),
          required: true,
        },
        {
          key: 'heritageImpact',
          type: 'long-text',
          label: text('对遗产突出普遍价值的影响', 'Impact on the outstanding universal value', {
            ja_JP: '遺産の顕著な普遍的価値への影響',
            ko_KR: '유산의 탁월한 보편적 가치에 미치는 영향',
          }),
          when: isWorldHeritage,
          required: true,
          maxLength: 3000,
          rows: 3,
        },
      ],
    },
    {
      key: 'protection',
      title: text('文物保护措施', 'Protection measures', { ja_JP: '文化財の保護措置', ko_KR: '문화유산 보호 조치' }),
      fields: [
        {
          key: 'measures',
          type: 'long-text',
          label: text('保护措施主要内容', 'Measures', { ja_JP: '保護措置の主な内容', ko_KR: '보호 조치의 주요 내용' }),
          required: true,
          maxLength: 3000,
          rows: 4,
        },
        {
          key: 'designUnit',
          type: 'text',
          label: text('保护措施编制单位', 'Author of the measures', { ja_JP: '保護措置の作成機関', ko_KR: '보호 조치 작성 기관' }),
          required: true,
          maxLength: 100,
          width: 'half',
        },
        {
          key: 'qualificationCode',
          type: 'text',
          label: text('资质证书编号', 'Number of its qualification', { ja_JP: '資格証書番号', ko_KR: '자격증서 번호' }),
          required: true,
          maxLength: 60,
          width: 'half',
        },
        {
          key: 'monitoring',
          type: 'long-text',
          label: text('监测方案', 'Monitoring', { ja_JP: '監視計画', ko_KR: '모니터링 계획' }),
          required: true,
          maxLength: 2000,
          rows: 3,
        },
        {
          key: 'emergency',
          type: 'long-text',
          label: text('应急预案', 'Emergency plan', { ja_JP: '緊急時対応計画', ko_KR: '비상 대응 계획' }),
          required: true,
          maxLength: 2000,
          rows: 3,
        },
      ],
    },
    {
      key: 'archaeology',
      title: text('考古调查、勘探', 'Archaeological survey', { ja_JP: '発掘前の調査', ko_KR: '매장유산 조사' }),
      fields: [
        {
          key: 'isSurveyed',
          type: 'yes-no',
          label: text('工程范围是否已完成考古调查、勘探', 'Has the area been surveyed?', {
            ja_JP: '工事範囲の考古調査は完了しているか',
            ko_KR: '공사 구역의 매장유산 조사 완료 여부',
          }),
          required: true,
        },
        {
          key: 'surveyUnit',
          type: 'text',
          label: text('考古单位', 'Archaeological unit', { ja_JP: '考古調査機関', ko_KR: '조사 기관' }),
          when: isSurveyed,
          required: true,
          maxLength: 100,
          width: 'half',
        },
        {
          key: 'surveyArea',
          type: 'number',
          min: 0,
          decimals: 2,
          label: text('勘探面积', 'Area surveyed', { ja_JP: '調査面積', ko_KR: '조사 면적' }),
          unit: text('平方米', 'm²', { ja_JP: '平方メートル', ko_KR: '㎡' }),
          when: isSurveyed,
          required: true,
          width: 'half',
        },
        {
          key: 'surveyResult',
          type: 'long-text',
          label: text('调查、勘探结果', 'Result', { ja_JP: '調査結果', ko_KR: '조사 결과' }),
          when: isSurveyed,
          required: true,
          maxLength: 2000,
          rows: 3,
        },
        {
          key: 'surveyPlan',
          type: 'long-text',
          label: text('未完成的原因和安排', 'Why not, and when', { ja_JP: '未完了の理由と予定', ko_KR: '미완료 사유와 계획' }),
          when: { op: 'eq', field: 'archaeology.isSurveyed', value: false },
          required: true,
          maxLength: 1000,
          rows: 2,
        },
      ],
    },
    letterSection,
  ],
}
