import type { GuideDefinition } from '@wenwu/core/item/guide'
import { localBureausFirst, numbered } from '../_blocks/guide-steps.ts'
import { nationalGuide } from '../_blocks/guide.ts'
import { heritageLaw, licensingLaw } from '../_blocks/law.ts'
import { materials } from './materials.ts'
import { text } from './texts.ts'

export const guide: GuideDefinition = {
  code: '56005',
  aliases: ['TBCrpAi', 'TBCrpAiMainEntity'],
  name: text(
    '省级和全国重点文物保护单位保护范围内其他建设工程或者爆破、钻探、挖掘等作业审批',
    'Construction, blasting, drilling or digging inside the protection range of a national or provincial heritage unit',
  ),
  shortName: text('保护范围涉建', 'Works in the range'),
  category: 'construction',
  applicants: ['legal-entity'],
  guide: {
    ...nationalGuide,
    itemType: text('行政许可', 'Administrative licence'),
    projectType: text('承诺件', 'With a promised time'),
    decisionMechanism: text(
      '国家文物局（征得同意后由省级人民政府批准）',
      'National Cultural Heritage Administration (its consent precedes the approval of the provincial government)',
    ),
    applySubject: text(
      '项目所在地省级人民政府（建设单位在线填报并提交材料）',
      'The provincial government (the developer fills in and submits online)',
    ),
    acceptInstitution: text(
      '国家文物局（省级文物行政部门受理并初审后上报）',
      'National bureau (after acceptance and examination by the provincial bureau)',
    ),
    commitmentDeadline: text('20个工作日（委托评估、专家评审时间除外）', '20 working days (assessment and expert review not counted)'),
    statutoryDeadline: text('20个工作日（委托评估、专家评审时间除外）', '20 working days (assessment and expert review not counted)'),
    applicationRange: text(
      '因特殊情况需要在全国重点文物保护单位或者省级文物保护单位的保护范围内，进行文物保护工程以外的其他建设工程或者爆破、钻探、挖掘等作业',
      'Works other than protection works, or blasting, drilling or digging, that special circumstances require inside the protection range of a national or provincial unit',
    ),
    projectResult: text(
      '国家文物局批复（网上送达省级文物行政部门和建设单位）',
      'Reply of the national bureau, delivered online to the province and the developer',
    ),
    handleProcess: numbered(
      text(
        '建设单位完成文物影响评估，确定文物保护措施，在线填写并提交。',
        'The developer has the impact assessed, fixes the protection measures and submits online.',
      ),
      localBureausFirst,
      text(
        '省级文物行政部门5个工作日内决定是否受理，受理后20个工作日内完成初审；上报时上传省级人民政府或者省级文物行政部门的函。',
        'The provincial bureau decides on acceptance within 5 working days, examines within 20 and adds the letter of the province when it reports.',
      ),
      text(
        '国家文物局受理后审查，需要时委托评估或者送专家评审。',
        'The national bureau examines, with assessment or expert review where needed.',
      ),
      text(
        '国家文物局作出批复并送达；同意的，由省级人民政府依法批准后方可开工。',
        'The reply is delivered; with consent the provincial government approves, and only then may works begin.',
      ),
    ),
    prohibitiveRequirements: [
      text(
        '未经批准，不得在保护范围内开工建设或者进行爆破、钻探、挖掘。',
        'No construction, blasting, drilling or digging in the range before approval.',
      ),
      text(
        '不得建设污染文物保护单位及其环境的设施，不得进行可能影响文物安全及其环境的活动。',
        'No polluting facilities and no activity that may endanger the unit or its surroundings.',
      ),
      text('未依法进行考古调查、勘探的，不得开工。', 'No start of works without the archaeological survey the law requires.'),
    ],
    acceptConditions: [
      text('工程确因特殊情况无法避开保护范围，并已比选其他方案。', 'The range cannot be avoided and other solutions were compared.'),
      text(
        '文物影响评估结论明确，保护措施能够保证文物保护单位的安全。',
        'The assessment has a clear conclusion and the measures keep the unit safe.',
      ),
      text('申请材料齐全，符合法定形式。', 'The file is complete and in due form.'),
    ],
    legalBasis: [
      heritageLaw('第二十八条'),
      heritageLaw('第三十条'),
      heritageLaw('第四十三条'),
      heritageLaw('第八十三条'),
      licensingLaw('第三十二条、第三十五条、第四十二条、第四十五条'),
    ],
    commonQuestions: [
      {
        question: text('涉建项目应当办理哪个事项？', 'Which matter do my works belong to?'),
        answer: text(
          '建设工程涉及文物保护单位的，先按工程位置和文物级别选择事项：\n不能避开全国重点文物保护单位、实施原址保护的，办理56004；\n在全国重点或者省级文物保护单位保护范围内的，办理56005；\n需要迁移或者拆除省级文物保护单位的，办理56010；\n在全国重点文物保护单位建设控制地带内的，办理56012。',
          'Works touching heritage units: choose the matter by place and level first.\nA national unit that cannot be avoided and is protected where it stands: 56004.\nInside the protection range of a national or provincial unit: 56005.\nA provincial unit to be moved or demolished: 56010.\nInside the control zone of a national unit: 56012.',
        ),
      },
      {
        question: text('怎样知道工程是否涉及文物保护单位？', 'How do I know whether my works touch a unit?'),
        answer: text(
          '保护范围和建设控制地带由人民政府公布。请带工程坐标或者红线图向所在地文物行政部门核对；未核对的，不要以网上地图作为依据。',
          'Ranges and zones are announced by the governments. Check coordinates or site boundary with the local heritage authority; a map on the web is no proof.',
        ),
      },
      {
        question: text('施工中发现文物，批复还有效吗？', 'Relics turn up during the works: does the reply still hold?'),
        answer: text(
          '先停工、保护现场并报告当地文物行政部门；文物行政部门24小时内赶赴现场，7日内提出处理意见。能否按原批复继续，以处理意见为准。',
          'Stop, protect the site and report to the local heritage authority; it comes within 24 hours and states within 7 days what to do. That opinion tells whether the works may go on under the reply.',
        ),
      },
      {
        question: text('设区的市级、县级文物保护单位也在这里办理吗？', 'Are municipal and county units handled here?'),
        answer: text(
          '不在。由核定公布的人民政府批准，批准前征得上一级人民政府文物行政部门同意。',
          'No. The government that announced them approves, with the consent of the next higher heritage authority.',
        ),
      },
      {
        question: text('工程只在建设控制地带内，适用本事项吗？', 'What if the works are only in the control zone?'),
        answer: text(
          '不适用。在全国重点文物保护单位建设控制地带内的，办理建设工程设计方案审批（56012）；在其他级别文物保护单位建设控制地带内的，由相应级别的文物行政部门同意，请向所在地文物行政部门咨询。',
          'No. In the control zone of a national unit the matter is the approval of the design (56012); for units of other levels the heritage authority of that level consents: ask the local one.',
        ),
      },
      {
        question: text('取得同意后调整了工程位置怎么办？', 'What if the works are moved afterwards?'),
        answer: text(
          '位置、规模、高度、深度等发生变化的，应当重新申报。',
          'A change of place, size, height or depth has to be applied for again.',
        ),
      },
    ],
  },
  materials,
}
