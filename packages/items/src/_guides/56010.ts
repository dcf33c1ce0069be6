import type { GuideDefinition } from '@wenwu/core/guides/model'
import { text } from '@wenwu/core/i18n/text'
import { developerRegistration, sitingApproval, surveyReport } from '../_blocks/guide-construction.ts'
import { fromApplicant, fromAuthority } from '../_blocks/guide-materials.ts'
import { administrativeLicence, fileComplete, promisedTime, provinceThenNational, twentyWorkingDays } from '../_blocks/guide-parts.ts'
import { whichTimeIsNotCounted } from '../_blocks/guide-questions.ts'
import { nationalDecidesInTwenty, nationalExamines, numbered, provinceExamines } from '../_blocks/guide-steps.ts'
import { nationalGuide } from '../_blocks/guide.ts'
import { heritageLaw, licensingLaw, worksRules } from '../_blocks/law.ts'
import { byGovernment } from '../_blocks/materials.ts'

export const guide: GuideDefinition = {
  code: '56010',
  aliases: [],
  name: text('省级文物保护单位的迁移或者拆除审批', 'Relocation or demolition of a provincial heritage unit', {
    ja_JP: '省級文化財保護単位の移築または取壊しの審査',
    ko_KR: '성급 문화유산 보호단위의 이전 또는 철거 심사',
  }),
  shortName: text('省保单位迁拆', 'Relocation of provincial units', { ja_JP: '省級単位の移築・取壊し', ko_KR: '성급 단위 이전·철거' }),
  category: 'construction',
  applicants: ['legal-entity'],
  guide: {
    ...nationalGuide,
    itemType: administrativeLicence,
    projectType: promisedTime,
    decisionMechanism: text(
      '国家文物局（征得同意后由省级人民政府批准）',
      'National Cultural Heritage Administration (its consent precedes the approval of the provincial government)',
      { ja_JP: '国家文物局（同意を得た後、省人民政府が承認）', ko_KR: '국가문물국(동의를 받은 뒤 성 인민정부가 승인)' },
    ),
    applySubject: text(
      '项目所在地省级人民政府（建设单位在线填报并提交材料）',
      'The provincial government (the developer fills in and submits online)',
      {
        ja_JP: '所在地の省人民政府（建設事業者がオンラインで入力し書類を提出）',
        ko_KR: '사업 소재지 성 인민정부(건설 사업자가 온라인으로 작성·제출)',
      },
    ),
    acceptInstitution: provinceThenNational,
    commitmentDeadline: twentyWorkingDays,
    statutoryDeadline: twentyWorkingDays,
    applicationRange: text(
      '因特殊情况建设工程不能避开省级文物保护单位，又无法实施原址保护，需要将其迁移异地保护或者拆除的',
      'Works that for special reasons cannot avoid a provincial unit which cannot be protected where it stands either, so that it has to be moved or demolished',
      {
        ja_JP:
          '特別の事情により建設工事が省級文化財保護単位を回避できず、原位置での保護もできないため、移築して保護し、または取り壊す必要がある場合',
        ko_KR:
          '특별한 사정으로 건설공사가 성급 문화유산 보호단위를 피할 수 없고 원위치 보호도 할 수 없어 이전하여 보호하거나 철거해야 하는 경우',
      },
    ),
    projectResult: text(
      '国家文物局批复（网上送达省级文物行政部门和建设单位）',
      'Reply of the national bureau, delivered online to the province and the developer',
      {
        ja_JP: '国家文物局の回答（省級文化財行政部門と建設事業者へオンラインで送達）',
        ko_KR: '국가문물국 회신(성급 문화유산 행정부서와 건설 사업자에게 온라인 송달)',
      },
    ),
    handleProcess: numbered(
      text(
        '建设单位比选选址和原址保护方案；确实无法实施原址保护的，编制迁移或者拆除方案，在线填写并提交。',
        'The developer compares sites and in-situ protection; if neither is possible it draws up the scheme of relocation or demolition and submits online.',
        {
          ja_JP:
            '建設事業者は用地案と原位置保護案を比較します。原位置での保護ができない場合は移築または取壊しの計画を作成し、オンラインで入力・提出します。',
          ko_KR:
            '건설 사업자는 부지와 원위치 보호 방안을 비교합니다. 원위치 보호를 할 수 없으면 이전 또는 철거 방안을 작성하여 온라인으로 작성·제출합니다.',
        },
      ),
      provinceExamines,
      nationalExamines,
      nationalDecidesInTwenty,
      text(
        '国家文物局同意的，由省级人民政府依法批准；批准前不得动工。迁移工程批准后，勘察设计方案按工程审批程序另行报批。',
        'With the consent the provincial government approves; nothing begins before. After that the survey and design of a relocation go through the approval of works.',
        {
          ja_JP:
            '国家文物局が同意した場合、省人民政府が法に基づき承認します。承認前に着工してはなりません。移築の承認後、調査・設計案は保護工事の審査手続により別途申請します。',
          ko_KR:
            '국가문물국이 동의하면 성 인민정부가 법에 따라 승인하며 승인 전에는 착공할 수 없습니다. 이전이 승인된 뒤 조사·설계안은 공사 심사 절차에 따라 따로 신청합니다.',
        },
      ),
    ),
    prohibitiveRequirements: [
      text('未经批准，不得迁移、拆除不可移动文物。', 'No immovable heritage is moved or demolished without approval.', {
        ja_JP: '承認を得ずに不可移動文化財を移築し、または取り壊してはなりません。',
        ko_KR: '승인 없이 부동산 문화유산을 이전하거나 철거할 수 없습니다.',
      }),
      text('能够避开或者能够实施原址保护的，不得迁移、拆除。', 'Neither, where the unit can be avoided or protected where it stands.', {
        ja_JP: '回避または原位置での保護ができる場合は、移築・取壊しをしてはなりません。',
        ko_KR: '피할 수 있거나 원위치에서 보호할 수 있으면 이전·철거할 수 없습니다.',
      }),
      text(
        '没有文物保护工程资质证书的单位，不得承担迁移工程。',
        'No firm without the qualification for protection works carries out a relocation.',
        {
          ja_JP: '文化財保護工事資格証書のない機関は移築工事を担当できません。',
          ko_KR: '문화유산 보호공사 자격증서가 없는 기관은 이전 공사를 맡을 수 없습니다.',
        },
      ),
    ],
    acceptConditions: [
      text(
        '工程因特殊情况不能避开省级文物保护单位，并已论证无法实施原址保护。',
        'The unit cannot be avoided and it has been shown that it cannot be protected where it stands.',
        {
          ja_JP: '特別の事情により省級文化財保護単位を回避できず、原位置で保護できないことを論証していること。',
          ko_KR: '특별한 사정으로 성급 문화유산 보호단위를 피할 수 없고 원위치 보호를 할 수 없음을 논증하였을 것.',
        },
      ),
      text(
        '迁移的，新址环境适宜、用地落实，方案遵守不改变文物原状和最小干预的原则。',
        'For a relocation: a fitting and secured new site, and a scheme that keeps the original state with the least intervention.',
        {
          ja_JP: '移築の場合、移築先の環境が適切で用地が確保され、計画が原状不変更と最小限の介入の原則に従うこと。',
          ko_KR: '이전하는 경우 새 부지의 환경이 알맞고 용지가 확보되었으며 방안이 원형 유지와 최소 개입의 원칙을 지킬 것.',
        },
      ),
      text('所需费用已经列入建设工程预算。', 'The cost stands in the budget of the works.', {
        ja_JP: '必要な費用を工事予算に計上していること。',
        ko_KR: '필요한 비용을 공사 예산에 반영하였을 것.',
      }),
      fileComplete,
    ],
    legalBasis: [
      heritageLaw('第三十一条'),
      heritageLaw('第三十二条'),
      heritageLaw('第八十三条'),
      worksRules('第十条、第十一条'),
      licensingLaw('第三十二条、第三十五条、第三十八条、第四十二条至第四十五条'),
    ],
    commonQuestions: [
      {
        question: text('全国重点文物保护单位可以按本事项迁移吗？', 'Can a national unit be moved under this matter?', {
          ja_JP: '全国重点文化財保護単位をこの事項で移築できますか。',
          ko_KR: '전국중점 문화유산 보호단위를 이 사무로 이전할 수 있나요?',
        }),
        answer: text(
          '不可以。全国重点文物保护单位不得拆除；需要迁移的，必须由省级人民政府报国务院批准。',
          'No. It is never demolished; a relocation goes from the provincial government to the State Council.',
          {
            ja_JP: 'できません。全国重点文化財保護単位は取り壊せず、移築が必要な場合は省人民政府が国務院に申請して承認を得ます。',
            ko_KR:
              '안 됩니다. 전국중점 문화유산 보호단위는 철거할 수 없으며 이전이 필요하면 성 인민정부가 국무원에 보고하여 승인받아야 합니다.',
          },
        ),
      },
      {
        question: text(
          '市、县级文物保护单位的迁移、拆除也要征得国家文物局同意吗？',
          'Does moving a municipal or county unit need the consent of the national bureau too?',
          {
            ja_JP: '市級・県級の文化財保護単位の移築・取壊しにも国家文物局の同意が必要ですか。',
            ko_KR: '시급·현급 문화유산 보호단위의 이전·철거도 국가문물국의 동의가 필요한가요?',
          },
        ),
        answer: text(
          '不需要，报省级人民政府批准。未定级不可移动文物的迁移、拆除，报省级人民政府文物行政部门批准。',
          'No, the provincial government approves. For ungraded immovable heritage the provincial heritage bureau does.',
          {
            ja_JP: '不要です。省人民政府が承認します。未指定の不可移動文化財は省人民政府の文化財行政部門が承認します。',
            ko_KR:
              '필요 없으며 성 인민정부가 승인합니다. 등급이 정해지지 않은 부동산 문화유산은 성 인민정부 문화유산 행정부서가 승인합니다.',
          },
        ),
      },
      {
        question: text('拆除后的壁画、雕塑、建筑构件怎么处理？', 'What becomes of murals, sculptures and parts of the building?', {
          ja_JP: '取壊し後の壁画、彫刻、建築部材はどうなりますか。',
          ko_KR: '철거 후의 벽화, 조각, 건축 부재는 어떻게 되나요?',
        }),
        answer: text(
          '拆除国有不可移动文物由文物行政部门监督实施，具有收藏价值的，由文物行政部门指定的文物收藏单位收藏。',
          'The heritage authority supervises the demolition of state-owned heritage; what is worth keeping goes to the collection it names.',
          {
            ja_JP: '国有の不可移動文化財の取壊しは文化財行政部門が監督し、収蔵価値のあるものは同部門が指定する収蔵機関が収蔵します。',
            ko_KR:
              '국유 부동산 문화유산의 철거는 문화유산 행정부서가 감독하며 소장 가치가 있는 것은 그 부서가 지정한 소장 기관이 소장합니다.',
          },
        ),
      },
      whichTimeIsNotCounted,
    ],
  },
  materials: [
    fromApplicant(
      'application-letter',
      text('建设单位申请函', 'Letter of the developer', { ja_JP: '建設事業者の申請書', ko_KR: '건설 사업자 신청 공문' }),
      {
        sample: 'developer-letter',
        paperCopies: 1,
        help: text(
          '写明不能避开和无法实施原址保护的理由，加盖公章。',
          'Why the unit can neither be avoided nor protected where it stands; sealed.',
          {
            ja_JP: '回避できず原位置でも保護できない理由を記載し、公印を押してください。',
            ko_KR: '피할 수 없고 원위치 보호도 할 수 없는 사유를 적고 직인을 찍으세요.',
          },
        ),
      },
    ),
    developerRegistration,
    sitingApproval,
    fromApplicant(
      'comparison-report',
      text('选址和原址保护方案比选论证报告', 'Report comparing sites and in-situ protection', {
        ja_JP: '用地案と原位置保護案の比較論証報告書',
        ko_KR: '부지와 원위치 보호 방안 비교 논증 보고서',
      }),
      {
        paperCopies: 1,
      },
    ),
    fromApplicant(
      'present-state',
      text('文物现状勘察、测绘资料和照片', 'Survey, measured drawings and photographs', {
        ja_JP: '文化財の現況調査・実測資料と写真',
        ko_KR: '문화유산 현황 조사·실측 자료와 사진',
      }),
    ),
    fromApplicant(
      'relocation-scheme',
      text('迁移方案或者拆除方案', 'Scheme of relocation or demolition', {
        ja_JP: '移築計画または取壊し計画',
        ko_KR: '이전 방안 또는 철거 방안',
      }),
      {
        paperCopies: 1,
        help: text(
          '迁移的写明新址、构件编号拆解和复原办法；拆除的写明资料留存和构件收藏办法。',
          'Relocation: the new site, numbering, dismantling and rebuilding. Demolition: records and keeping of parts.',
          {
            ja_JP: '移築は移築先、部材の番付・解体・復原の方法、取壊しは記録の保存と部材の収蔵方法を記載します。',
            ko_KR: '이전은 새 부지, 부재 번호 부여·해체·복원 방법을, 철거는 기록 보존과 부재 소장 방법을 적습니다.',
          },
        ),
      },
    ),
    fromApplicant(
      'new-site',
      text('新址用地批准文件', 'Approval of the new site', { ja_JP: '移築先用地の承認文書', ko_KR: '새 부지 용지 승인 문서' }),
      {
        necessity: 'depends',
        channel: byGovernment,
        help: text('迁移的提交。', 'For a relocation.', { ja_JP: '移築の場合に提出します。', ko_KR: '이전하는 경우 제출합니다.' }),
      },
    ),
    fromApplicant(
      'works-qualification',
      text('承担单位的文物保护工程资质证书', 'Qualification for protection works', {
        ja_JP: '担当機関の文化財保護工事資格証書',
        ko_KR: '담당 기관의 문화유산 보호공사 자격증서',
      }),
      {
        necessity: 'depends',
        channel: byGovernment,
        help: text('迁移的提交。', 'For a relocation.', { ja_JP: '移築の場合に提出します。', ko_KR: '이전하는 경우 제출합니다.' }),
      },
    ),
    surveyReport,
    fromAuthority(
      'province-letter',
      text('省级人民政府或者省级文物行政部门的函', 'Letter of the provincial government or bureau', {
        ja_JP: '省人民政府または省級文化財行政部門の文書',
        ko_KR: '성 인민정부 또는 성급 문화유산 행정부서의 공문',
      }),
      {
        sample: 'province-opinion',
        help: text(
          '上报时由省级文物行政部门上传盖章件，写明初审意见。',
          'Uploaded sealed by the provincial bureau when it reports, with its opinion.',
          {
            ja_JP: '進達時に省級文化財行政部門が公印のある文書をアップロードし、初審意見を記載します。',
            ko_KR: '상신할 때 성급 문화유산 행정부서가 직인이 찍힌 공문을 올리며 초심 의견을 적습니다.',
          },
        ),
      },
    ),
  ],
}
