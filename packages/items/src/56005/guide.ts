import { text } from '@wenwu/core/i18n/text'
import type { Guide } from '@wenwu/core/item/model'
import { nationalGuide } from '../_blocks/guide.ts'
import { heritageLaw, licensingLaw } from '../_blocks/law.ts'

export const guide: Guide = {
  ...nationalGuide,
  itemType: text('行政许可', 'Administrative licence', { ja_JP: '行政許可', ko_KR: '행정허가' }),
  projectType: text('承诺件', 'With a promised time', { ja_JP: '処理期間のある手続', ko_KR: '약속 기간 처리' }),
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
  acceptInstitution: text(
    '国家文物局（省级文物行政部门受理并初审后上报）',
    'National bureau (after acceptance and examination by the provincial bureau)',
    { ja_JP: '国家文物局（省級文化財行政部門が受理・初審の後に進達）', ko_KR: '국가문물국(성급 문화유산 행정부서가 접수·초심 후 상신)' },
  ),
  commitmentDeadline: text('20个工作日（委托评估、专家评审时间除外）', '20 working days (assessment and expert review not counted)', {
    ja_JP: '20開庁日（委託評価・専門家審査の期間を除く）',
    ko_KR: '20근무일(위탁 평가·전문가 심의 기간 제외)',
  }),
  statutoryDeadline: text('20个工作日（委托评估、专家评审时间除外）', '20 working days (assessment and expert review not counted)', {
    ja_JP: '20開庁日（委託評価・専門家審査の期間を除く）',
    ko_KR: '20근무일(위탁 평가·전문가 심의 기간 제외)',
  }),
  applicationRange: text(
    '因特殊情况需要在全国重点文物保护单位或者省级文物保护单位的保护范围内，进行文物保护工程以外的其他建设工程或者爆破、钻探、挖掘等作业',
    'Works other than protection works, or blasting, drilling or digging, that special circumstances require inside the protection range of a national or provincial unit',
    {
      ja_JP:
        '特別の事情により、全国重点文化財保護単位または省級文化財保護単位の保護範囲内で、文化財保護工事以外の建設工事または発破・ボーリング・掘削などを行う場合',
      ko_KR:
        '특별한 사정으로 전국중점 문화유산 보호단위 또는 성급 문화유산 보호단위의 보호구역 안에서 문화유산 보호공사 외의 건설공사나 발파, 시추, 굴착 등의 작업을 하는 경우',
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
  handleProcess: text(
    '一、建设单位完成文物影响评估，确定文物保护措施，在线填写并提交。\n二、省级文物行政部门5个工作日内决定是否受理，受理后20个工作日内完成初审；上报时上传省级人民政府或者省级文物行政部门的函。\n三、国家文物局受理后审查，需要时委托评估或者送专家评审。\n四、国家文物局作出批复并送达；同意的，由省级人民政府依法批准后方可开工。',
    '1. The developer has the impact assessed, fixes the protection measures and submits online.\n2. The provincial bureau decides on acceptance within 5 working days, examines within 20 and adds the letter of the province when it reports.\n3. The national bureau examines, with assessment or expert review where needed.\n4. The reply is delivered; with consent the provincial government approves, and only then may works begin.',
    {
      ja_JP:
        '一、建設事業者は文化財影響評価を行い、保護措置を定め、オンラインで入力・提出します。\n二、省級文化財行政部門は5開庁日以内に受理を決定し、受理後20開庁日以内に初審を終え、進達時に省人民政府または同部門の文書をアップロードします。\n三、国家文物局は受理後に審査し、必要に応じて評価を委託し、または専門家審査に付します。\n四、国家文物局が回答し送達します。同意の場合、省人民政府が法に基づき承認した後に着工できます。',
      ko_KR:
        '1. 건설 사업자는 문화유산 영향평가를 마치고 보호 조치를 정하여 온라인으로 작성·제출합니다.\n2. 성급 문화유산 행정부서는 5근무일 이내에 접수 여부를 정하고 접수 후 20근무일 이내에 초심을 마치며, 상신할 때 성 인민정부 또는 행정부서의 공문을 올립니다.\n3. 국가문물국은 접수 후 심사하며 필요하면 평가를 위탁하거나 전문가 심의에 부칩니다.\n4. 국가문물국이 회신하여 송달하며, 동의한 경우 성 인민정부가 법에 따라 승인한 뒤 착공할 수 있습니다.',
    },
  ),
  prohibitiveRequirements: [
    text(
      '未经批准，不得在保护范围内开工建设或者进行爆破、钻探、挖掘。',
      'No construction, blasting, drilling or digging in the range before approval.',
      {
        ja_JP: '承認を得ずに保護範囲内で着工し、または発破・ボーリング・掘削を行ってはなりません。',
        ko_KR: '승인 없이 보호구역 안에서 착공하거나 발파, 시추, 굴착을 할 수 없습니다.',
      },
    ),
    text(
      '不得建设污染文物保护单位及其环境的设施，不得进行可能影响文物安全及其环境的活动。',
      'No polluting facilities and no activity that may endanger the unit or its surroundings.',
      {
        ja_JP: '文化財保護単位とその環境を汚染する施設の建設、文化財の安全と環境に影響し得る活動は禁止されています。',
        ko_KR: '문화유산 보호단위와 그 환경을 오염시키는 시설을 짓거나 문화유산의 안전과 환경에 영향을 줄 수 있는 활동을 할 수 없습니다.',
      },
    ),
    text('未依法进行考古调查、勘探的，不得开工。', 'No start of works without the archaeological survey the law requires.', {
      ja_JP: '法に基づく考古調査を行わずに着工してはなりません。',
      ko_KR: '법에 따른 매장유산 조사를 하지 않으면 착공할 수 없습니다.',
    }),
  ],
  acceptConditions: [
    text('工程确因特殊情况无法避开保护范围，并已比选其他方案。', 'The range cannot be avoided and other solutions were compared.', {
      ja_JP: '特別の事情により保護範囲を回避できず、ほかの案と比較していること。',
      ko_KR: '특별한 사정으로 보호구역을 피할 수 없고 다른 방안과 비교하였을 것.',
    }),
    text(
      '文物影响评估结论明确，保护措施能够保证文物保护单位的安全。',
      'The assessment has a clear conclusion and the measures keep the unit safe.',
      {
        ja_JP: '影響評価の結論が明確で、保護措置により文化財保護単位の安全が保証されること。',
        ko_KR: '영향평가의 결론이 명확하고 보호 조치로 문화유산 보호단위의 안전이 보장될 것.',
      },
    ),
    text('申请材料齐全，符合法定形式。', 'The file is complete and in due form.', {
      ja_JP: '申請書類がそろい、法定の形式に合うこと。',
      ko_KR: '신청 서류가 모두 갖추어지고 법정 형식에 맞을 것.',
    }),
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
      question: text('设区的市级、县级文物保护单位也在这里办理吗？', 'Are municipal and county units handled here?', {
        ja_JP: '市級・県級の文化財保護単位もここで扱いますか。',
        ko_KR: '시급·현급 문화유산 보호단위도 여기서 처리하나요?',
      }),
      answer: text(
        '不在。由核定公布的人民政府批准，批准前征得上一级人民政府文物行政部门同意。',
        'No. The government that announced them approves, with the consent of the next higher heritage authority.',
        {
          ja_JP: 'いいえ。指定を公布した人民政府が、一級上の文化財行政部門の同意を得て承認します。',
          ko_KR: '아니요. 지정·공포한 인민정부가 한 단계 위 문화유산 행정부서의 동의를 받아 승인합니다.',
        },
      ),
    },
    {
      question: text('工程只在建设控制地带内，适用本事项吗？', 'What if the works are only in the control zone?', {
        ja_JP: '工事が建設規制地帯内だけの場合、この事項に当たりますか。',
        ko_KR: '공사가 건설통제지대 안에만 있으면 이 사무에 해당하나요?',
      }),
      answer: text(
        '不适用，应当办理建设控制地带内建设工程设计方案审批（56012）。',
        'Then the matter is the approval of the design in the control zone (56012).',
        {
          ja_JP: 'いいえ。建設規制地帯内の建設工事設計案の審査（56012）に当たります。',
          ko_KR: '아니요. 건설통제지대 안 건설공사 설계안 심사(56012)에 해당합니다.',
        },
      ),
    },
    {
      question: text('取得同意后调整了工程位置怎么办？', 'What if the works are moved afterwards?', {
        ja_JP: '同意を得た後に工事の位置を変更する場合は。',
        ko_KR: '동의를 받은 뒤 공사 위치를 바꾸면 어떻게 하나요?',
      }),
      answer: text(
        '位置、规模、高度、深度等发生变化的，应当重新申报。',
        'A change of place, size, height or depth has to be applied for again.',
        {
          ja_JP: '位置、規模、高さ、深さなどが変わる場合は、改めて申請してください。',
          ko_KR: '위치, 규모, 높이, 깊이 등이 바뀌면 다시 신청해야 합니다.',
        },
      ),
    },
  ],
}
