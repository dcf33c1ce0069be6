import type { FormDefinition } from '@wenwu/core/form/model'
import { text } from '@wenwu/core/i18n/text'
import { applicantFields, applicantSection } from '../_blocks/applicant.ts'
import { heritageUnitSection } from '../_blocks/heritage-unit.ts'
import { letterSection } from '../_blocks/letter.ts'
import { option, qualificationGrades, unitLevels } from '../_blocks/options.ts'

/** What the bureau has to know before a plan is compiled: 全国重点文物保护单位保护规划编制审批办法（2003） and 文物保护法（2024）27条. */
export const form: FormDefinition = {
  applicant: applicantFields,
  sections: [
    applicantSection,
    heritageUnitSection(unitLevels.slice(0, 1)),
    {
      key: 'project',
      title: text('规划项目', 'Plan', { ja_JP: '計画案件', ko_KR: '계획 사업' }),
      fields: [
        {
          key: 'projectName',
          type: 'text',
          label: text('规划名称', 'Name of the plan', { ja_JP: '計画名', ko_KR: '계획명' }),
          required: true,
          maxLength: 120,
          example: text('××保护规划', 'Conservation plan of …', { ja_JP: '○○保護計画', ko_KR: '○○ 보호계획' }),
        },
        {
          key: 'ptName',
          type: 'select',
          label: text('规划类型', 'Kind of plan', { ja_JP: '計画の種類', ko_KR: '계획 유형' }),
          required: true,
          width: 'half',
          options: [
            option('1', '保护规划', 'Conservation plan', { ja_JP: '保護計画', ko_KR: '보호계획' }),
            option('2', '总体保护规划（规模特大、构成复杂的）', 'Master plan of a large complex', {
              ja_JP: '総合保護計画（特に大規模・複雑なもの）',
              ko_KR: '종합 보호계획(규모가 매우 크고 구성이 복잡한 것)',
            }),
            option('3', '规划修编', 'Revision of a plan', { ja_JP: '計画の改定', ko_KR: '계획 수정' }),
          ],
        },
        {
          key: 'planArea',
          type: 'number',
          min: 0.01,
          decimals: 2,
          label: text('拟规划面积', 'Area of the plan', { ja_JP: '計画予定面積', ko_KR: '계획 예정 면적' }),
          unit: text('公顷', 'ha', { ja_JP: 'ヘクタール', ko_KR: 'ha' }),
          required: true,
          width: 'half',
        },
        {
          key: 'currentState',
          type: 'long-text',
          label: text('保护、管理、利用现状', 'Present protection, management and use', {
            ja_JP: '保護・管理・活用の現状',
            ko_KR: '보호·관리·활용 현황',
          }),
          required: true,
          maxLength: 4000,
          rows: 5,
        },
        {
          key: 'problems',
          type: 'long-text',
          label: text('存在的主要问题', 'Main problems', { ja_JP: '主な課題', ko_KR: '주요 문제' }),
          required: true,
          maxLength: 3000,
          rows: 4,
        },
        {
          key: 'necessity',
          type: 'long-text',
          label: text('编制规划的必要性', 'Necessity', { ja_JP: '計画策定の必要性', ko_KR: '계획 수립의 필요성' }),
          required: true,
          maxLength: 3000,
          rows: 4,
        },
        {
          key: 'scope',
          type: 'long-text',
          label: text('规划范围与主要内容', 'Scope and main contents', { ja_JP: '計画の範囲と主な内容', ko_KR: '계획 범위와 주요 내용' }),
          required: true,
          maxLength: 3000,
          rows: 4,
        },
        {
          key: 'planYears',
          type: 'text',
          label: text('规划期限', 'Years the plan covers', { ja_JP: '計画期間', ko_KR: '계획 기간' }),
          required: true,
          maxLength: 60,
          width: 'half',
          example: text('2028—2040年', '2028–2040', { ja_JP: '2028～2040年', ko_KR: '2028~2040년' }),
        },
        {
          key: 'period',
          type: 'period',
          label: text('编制工作时间', 'Time of compiling', { ja_JP: '策定期間', ko_KR: '수립 기간' }),
          required: true,
          maxMonths: 48,
          width: 'half',
        },
        {
          key: 'relatedPlans',
          type: 'table',
          label: text('相关规划', 'Related plans', { ja_JP: '関連計画', ko_KR: '관련 계획' }),
          maxRows: 50,
          help: text(
            '国土空间规划、历史文化名城保护规划以及本单位以往的保护规划。',
            'Spatial plans, historic city plans and earlier conservation plans.',
            {
              ja_JP: '国土空間計画、歴史文化名城保護計画、および本単位の以前の保護計画。',
              ko_KR: '국토공간계획, 역사문화명성 보호계획 및 이 단위의 이전 보호계획.',
            },
          ),
          columns: [
            { key: 'planName', type: 'text', label: text('规划名称', 'Plan', { ja_JP: '計画名', ko_KR: '계획명' }), required: true },
            {
              key: 'approvedBy',
              type: 'text',
              label: text('批准机关和文号', 'Approved by', { ja_JP: '承認機関と文書番号', ko_KR: '승인기관과 문서번호' }),
              maxLength: 120,
            },
            {
              key: 'relation',
              type: 'text',
              label: text('与本规划的关系', 'Relation', { ja_JP: '本計画との関係', ko_KR: '이 계획과의 관계' }),
              required: true,
            },
          ],
        },
      ],
    },
    {
      key: 'compilation',
      title: text('编制单位与经费', 'Author and funding', { ja_JP: '策定機関と経費', ko_KR: '수립 기관과 경비' }),
      fields: [
        {
          key: 'compilationUnits',
          type: 'text',
          label: text('拟委托的编制单位', 'Proposed author', { ja_JP: '委託予定の策定機関', ko_KR: '위탁 예정 수립 기관' }),
          required: true,
          maxLength: 100,
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
          key: 'qualificationGrade',
          type: 'select',
          options: qualificationGrades.slice(0, 1),
          label: text('资质等级', 'Grade', { ja_JP: '資格等級', ko_KR: '자격 등급' }),
          required: true,
          width: 'half',
        },
        {
          key: 'projectFunding',
          type: 'money',
          min: 0.01,
          label: text('编制经费', 'Cost of compiling', { ja_JP: '策定経費', ko_KR: '수립 경비' }),
          required: true,
          width: 'half',
        },
        {
          key: 'asksSpecialFund',
          type: 'yes-no',
          label: text('是否申请国家文物保护专项资金', 'National special fund asked for?', {
            ja_JP: '国家文化財保護特別資金を申請するか',
            ko_KR: '국가 문화유산 보호 특별자금 신청 여부',
          }),
          required: true,
          width: 'half',
        },
        {
          key: 'baseData',
          type: 'long-text',
          label: text('基础资料和前期工作', 'Base data and work done', { ja_JP: '基礎資料と準備作業', ko_KR: '기초 자료와 사전 작업' }),
          required: true,
          maxLength: 2000,
          rows: 3,
          help: text('测绘、考古、监测和地理信息数据的情况。', 'Survey, archaeology, monitoring and GIS data at hand.', {
            ja_JP: '測量、考古、監視、地理情報データの状況。',
            ko_KR: '측량, 고고, 모니터링, 지리정보 데이터 현황.',
          }),
        },
        { key: 'remark', type: 'long-text', label: text('备注', 'Remark', { ja_JP: '備考', ko_KR: '비고' }), maxLength: 1000, rows: 2 },
      ],
    },
    letterSection,
  ],
}
