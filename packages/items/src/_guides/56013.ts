import type { GuideDefinition } from '@wenwu/core/guides/model'
import { text } from '@wenwu/core/i18n/text'
import { institutesAreAsked } from '../_blocks/guide-archaeology.ts'
import { directGuide } from '../_blocks/guide-direct.ts'
import { byThirdParty, fromApplicant } from '../_blocks/guide-materials.ts'
import { administrativeLicence, fileComplete, nationalBureau, promisedTime } from '../_blocks/guide-parts.ts'
import { nationalDecidesInTwenty, numbered } from '../_blocks/guide-steps.ts'
import { nationalGuide } from '../_blocks/guide.ts'
import { foreignArchaeologyRules, heritageLaw, licensingLaw } from '../_blocks/law.ts'
import { byGovernment } from '../_blocks/materials.ts'

const deadline = text(
  '20个工作日（征求科研机构和有关专家意见所需时间除外）',
  '20 working days (asking research institutes and experts not counted)',
  {
    ja_JP: '20開庁日（研究機関と専門家への意見照会の期間を除く）',
    ko_KR: '20근무일(연구기관과 전문가 의견 조회 기간 제외)',
  },
)

export const guide: GuideDefinition = {
  code: '56013',
  aliases: [],
  name: text(
    '国际合作考古调查、勘探、发掘的文物或者自然标本送到境外进行分析化验或者技术鉴定许可',
    'Sending relics or natural samples of joint international archaeology abroad for analysis or technical appraisal',
    {
      ja_JP: '国際共同考古調査・発掘で得た文化財または自然標本を国外へ送って分析・鑑定することの許可',
      ko_KR: '국제 공동 매장유산 조사·발굴의 문화유산 또는 자연 표본을 국외로 보내 분석·감정하는 것에 대한 허가',
    },
  ),
  shortName: text('标本送境外分析', 'Samples sent abroad', { ja_JP: '標本の国外分析', ko_KR: '표본 국외 분석' }),
  category: 'archaeology',
  applicants: ['legal-entity'],
  guide: {
    ...nationalGuide,
    ...directGuide,
    itemType: administrativeLicence,
    projectType: promisedTime,
    decisionMechanism: nationalBureau,
    applySubject: text('承担合作项目的中方考古发掘单位', 'The Chinese excavation unit of the joint project', {
      ja_JP: '共同事業を担う中国側の発掘調査機関',
      ko_KR: '공동 사업을 맡은 중국 측 발굴 기관',
    }),
    acceptInstitution: nationalBureau,
    commitmentDeadline: deadline,
    statutoryDeadline: deadline,
    applicationRange: text(
      '经特别许可的中外合作考古调查、勘探、发掘中取得的文物或者自然标本，需要送到中国境外进行分析化验或者技术鉴定的',
      'Relics or natural samples obtained in joint archaeology under special permission that have to go abroad for analysis or technical appraisal',
      {
        ja_JP: '特別許可を得た外国との共同考古調査・発掘で得た文化財または自然標本を、分析または技術鑑定のため中国国外へ送る必要がある場合',
        ko_KR:
          '특별 허가를 받은 외국과의 공동 매장유산 조사·발굴에서 얻은 문화유산 또는 자연 표본을 분석이나 기술 감정을 위해 중국 국외로 보내야 하는 경우',
      },
    ),
    projectResult: text('国家文物局批复', 'Reply of the national bureau', { ja_JP: '国家文物局の回答', ko_KR: '국가문물국 회신' }),
    handleProcess: numbered(
      text(
        '中方考古发掘单位列出标本清单，与境外检测机构商定分析方案，在线填写并提交。',
        'The Chinese unit lists the samples, agrees the plan of analysis with the laboratory abroad and submits online.',
        {
          ja_JP: '中国側の発掘調査機関は標本目録を作成し、国外の分析機関と分析計画を取り決め、オンラインで入力・提出します。',
          ko_KR: '중국 측 발굴 기관은 표본 목록을 작성하고 국외 분석 기관과 분석 계획을 정하여 온라인으로 작성·제출합니다.',
        },
      ),
      text(
        '国家文物局5个工作日内决定是否受理，需要补正的一次告知全部内容。',
        'The national bureau decides on acceptance within 5 working days and names all corrections at once.',
        {
          ja_JP: '国家文物局は5開庁日以内に受理を決定し、補正事項があれば一度にすべて知らせます。',
          ko_KR: '국가문물국은 5근무일 이내에 접수 여부를 정하고 보완 사항은 한 번에 모두 알립니다.',
        },
      ),
      institutesAreAsked,
      nationalDecidesInTwenty,
      text(
        '批准后，标本出境、复进境按规定办理文物进出境审核和海关申报；化验、鉴定完毕后，除测试损耗外，原标本全部运回境内。',
        'With the approval the samples leave and return through the relic appraisal and customs as ruled; when the analysis is done all of them come back, but for what the tests used up.',
        {
          ja_JP:
            '承認後、標本の出国・再入国は規定により文化財出入国審査と税関申告を行います。分析・鑑定の終了後、試験による損耗を除き、標本はすべて国内へ戻します。',
          ko_KR:
            '승인 후 표본의 반출과 재반입은 규정에 따라 문화유산 반출입 심사와 세관 신고를 합니다. 분석·감정이 끝나면 시험 손모를 빼고 원래 표본을 모두 국내로 되돌려야 합니다.',
        },
      ),
    ),
    prohibitiveRequirements: [
      text(
        '未经批准，不得将合作考古取得的文物、自然标本送到境外。',
        'Nothing obtained in joint archaeology goes abroad without approval.',
        {
          ja_JP: '承認を得ずに、共同考古調査で得た文化財・自然標本を国外へ送ってはなりません。',
          ko_KR: '승인 없이 공동 조사에서 얻은 문화유산, 자연 표본을 국외로 보낼 수 없습니다.',
        },
      ),
      text(
        '标本及其资料归中国所有，不得赠送、转让或者留在境外。',
        'The samples and their records belong to China; they may not be given away, transferred or left abroad.',
        {
          ja_JP: '標本とその資料は中国に帰属し、贈与・譲渡し、または国外に残してはなりません。',
          ko_KR: '표본과 그 자료는 중국의 소유이며 증여·양도하거나 국외에 남길 수 없습니다.',
        },
      ),
    ],
    acceptConditions: [
      text(
        '合作项目已经取得国务院特别许可，双方签订了协议书。',
        'The joint project has the special permission of the State Council and a signed agreement.',
        {
          ja_JP: '共同事業が国務院の特別許可を得て、双方が協定書を締結していること。',
          ko_KR: '공동 사업이 국무원의 특별 허가를 받고 쌍방이 협정서를 맺었을 것.',
        },
      ),
      text(
        '分析目的明确，取样数量限于需要，运输和归还的措施可靠。',
        'The aim is clear, the amount is what is needed, carriage and return are safe.',
        {
          ja_JP: '分析目的が明確で、試料の量が必要な範囲に限られ、輸送と返還の措置が確実であること。',
          ko_KR: '분석 목적이 명확하고 시료 수량이 필요한 만큼이며 운송과 반환 조치가 믿을 만할 것.',
        },
      ),
      fileComplete,
    ],
    legalBasis: [
      foreignArchaeologyRules('第六条'),
      foreignArchaeologyRules('第九条、第十条'),
      foreignArchaeologyRules('第十一条'),
      heritageLaw('第四十七条'),
      heritageLaw('第七十八条'),
      licensingLaw('第三十二条、第三十八条、第四十二条、第四十四条、第四十五条'),
    ],
    commonQuestions: [
      {
        question: text('送国内实验室检测要办理本许可吗？', 'Is it needed for a laboratory in China?', {
          ja_JP: '国内の研究室に送る場合もこの許可が必要ですか。',
          ko_KR: '국내 실험실로 보내도 이 허가가 필요한가요?',
        }),
        answer: text('本事项只适用于送到中国境外的情形。', 'This matter is only for what leaves China.', {
          ja_JP: 'この事項は中国国外へ送る場合に限ります。',
          ko_KR: '이 사무는 중국 국외로 보내는 경우에만 해당합니다.',
        }),
      },
      {
        question: text('取得批复后还要办理出境手续吗？', 'Are there further formalities at the border?', {
          ja_JP: '回答を得た後、出国手続も必要ですか。',
          ko_KR: '회신을 받은 뒤 반출 절차도 필요한가요?',
        }),
        answer: text(
          '需要。文物出境应当经国家文物进出境审核管理处审核，并向海关申报。请在发运前备好批复和标本清单，与该管理处联系。',
          'Yes. Relics leaving the country pass the appraisal office and are declared at customs. Get in touch with that office before shipping, with the reply and the list.',
          {
            ja_JP:
              '必要です。文化財の出国は文化財出入国審査管理処の審査を受け、税関へ申告します。発送前に、回答と標本目録を用意して同管理処へ連絡してください。',
            ko_KR:
              '필요합니다. 문화유산을 반출하려면 문화유산 반출입 심사관리처의 심사를 받고 세관에 신고해야 합니다. 발송 전에 회신과 표본 목록을 갖추어 그 관리처에 연락하세요.',
          },
        ),
      },
      {
        question: text('检测中标本用尽了怎么办？', 'What if a sample is used up?', {
          ja_JP: '分析で標本を使い切った場合は。',
          ko_KR: '시험에서 표본을 모두 쓰면 어떻게 하나요?',
        }),
        answer: text(
          '测试损耗不需要运回，但应当在归还清单中逐件写明损耗数量，并附境外检测机构的说明。',
          'What the tests used up need not return; the list of return states the amount for each piece, with a note of the laboratory.',
          {
            ja_JP: '試験による損耗分の返還は不要ですが、返還目録に標本ごとの損耗量を記載し、国外の分析機関の説明を添えてください。',
            ko_KR: '시험으로 소모된 것은 되돌리지 않아도 되지만 반환 목록에 표본별 소모량을 적고 국외 분석 기관의 설명을 붙이세요.',
          },
        ),
      },
    ],
  },
  materials: [
    fromApplicant('application-letter', text('申请文件', 'Application letter', { ja_JP: '申請文書', ko_KR: '신청 공문' }), {
      sample: 'request-letter',
      paperCopies: 1,
      help: text(
        '写明合作项目名称、送检理由、境外机构、期限和责任人，加盖公章。',
        'Project, reason, laboratory abroad, dates and person answerable; sealed.',
        {
          ja_JP: '共同事業名、送付の理由、国外機関、期間、責任者を記載し、公印を押してください。',
          ko_KR: '공동 사업명, 보내는 사유, 국외 기관, 기간, 책임자를 적고 직인을 찍으세요.',
        },
      ),
    }),
    fromApplicant(
      'special-permission',
      text('合作项目批准文件和协议书', 'Permission and agreement of the joint project', {
        ja_JP: '共同事業の許可文書と協定書',
        ko_KR: '공동 사업 허가 문서와 협정서',
      }),
      { channel: byGovernment },
    ),
    fromApplicant(
      'sample-list',
      text('标本清单和照片', 'List and photographs of the samples', { ja_JP: '標本目録と写真', ko_KR: '표본 목록과 사진' }),
      {
        sample: 'sample-pieces',
        paperCopies: 1,
        help: text(
          '逐件列明编号、名称、出土地点和层位、质地、尺寸或者重量、预计测试损耗。',
          'For each: number, name, find spot and layer, material, size or weight, what the tests are expected to use up.',
          {
            ja_JP: '標本ごとに番号、名称、出土地点と層位、材質、寸法または重量、予想される損耗を記載してください。',
            ko_KR: '표본별로 번호, 명칭, 출토 지점과 층위, 재질, 크기 또는 무게, 예상 시험 손모를 적으세요.',
          },
        ),
      },
    ),
    fromApplicant(
      'analysis-plan',
      text('分析化验或者技术鉴定方案', 'Plan of the analysis', { ja_JP: '分析・鑑定計画', ko_KR: '분석·감정 계획' }),
      {
        paperCopies: 1,
        help: text(
          '写明目的、方法、境外机构及其条件、包装运输、时间和归还安排。',
          'Aim, methods, laboratory and its means, packing and carriage, dates and return.',
          {
            ja_JP: '目的、方法、国外機関とその設備、梱包輸送、時期と返還の手順を記載します。',
            ko_KR: '목적, 방법, 국외 기관과 그 여건, 포장·운송, 시기와 반환 계획을 적습니다.',
          },
        ),
      },
    ),
    fromApplicant(
      'laboratory-letter',
      text('境外机构接收和按期归还的书面承诺', 'Written promise of the laboratory to return the samples', {
        ja_JP: '国外機関の受入れと期限内返還の誓約書',
        ko_KR: '국외 기관의 수령과 기한 내 반환 서약서',
      }),
      {
        channel: byThirdParty,
      },
    ),
  ],
}
