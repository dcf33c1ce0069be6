import { text } from '../i18n/text.ts'

/** What asking others at a colleague's task leads to, for the lead who does it: the task stays the colleague's. */
export const askedForAnother = text(
  '所选人员办理后，由该环节的办理人作决定（后加签的，由所选人员作决定），不回到您这里；要由您作决定，请先接办。期限不变。',
  'When they have answered, whoever has the step decides (a signer after them decides instead); it does not come to you. To decide yourself, take it over first. The time limit stays.',
  {
    ja_JP:
      '選んだ人の処理が終わると、その段階の担当者が決定します（後の署名者は自ら決定します）。あなたには戻りません。自ら決定する場合は先に引き取ってください。期限は変わりません。',
    ko_KR:
      '선택한 사람이 처리하면 그 단계의 담당자가 결정합니다(뒤 서명자는 직접 결정). 귀하에게는 돌아오지 않으니 직접 결정하려면 먼저 인수하십시오. 기한은 바뀌지 않습니다.',
  },
)
