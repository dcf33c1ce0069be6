import { describe, expect, it } from 'vitest'
import { readLawText } from '../laws/law-text.ts'
import { checkGuides, filterFindings, lintGuides, type LintLaw, type LintText } from './lint.ts'

function lawText(title: string, publishedOn: string, body: string, effectiveOn: string | null = null): LintText {
  return {
    id: `${title}${publishedOn}`,
    title,
    lawClass: '法律',
    publishedOn,
    effectiveOn,
    articles: readLawText(body).filter((block) => block.kind === 'article'),
  }
}

const older = `第一条 为了加强对古塔的保护，制定本法。
第二条 修缮古塔应当由具有资质的单位承担，方案报主管部门审批，并接受质量监督。
第三条 运送古塔构件离开本国，应当经过审核机构的逐件审核并领取凭证。
第四条 违反收费规定的人员由所在机关给予处分并退还全部款项。`
const newer = `第一条 为了加强对古塔的保护，制定本法。
第二条 编制保养计划的，主管部门应当自受理之日起30日内作出决定。
第三条 修缮古塔应当由具有资质的单位承担，方案报主管部门审批，并接受质量和安全监督。
第四条 运送古塔构件离开本国，应当经过审核机构的逐件审核并领取凭证。`
const law: LintLaw = {
  key: '古塔法',
  texts: [lawText('古塔法', '2017-01-01', older), lawText('古塔法', '2024-11-08', newer, '2025-03-01')],
}
const today = '2026-11-21'

const lint = (
  basis: { version?: string; article: string }[],
  { subject = '', deadline = '', laws = [law], day = today }: { subject?: string; deadline?: string; laws?: LintLaw[]; day?: string } = {},
) =>
  lintGuides(
    [
      {
        id: 'a',
        code: '1',
        name: '指南',
        subject,
        statutoryDeadline: deadline,
        legalBasis: basis.map((one) => ({ statute: '中华人民共和国古塔法', version: '', ...one })),
      },
    ],
    laws,
    day,
  ).map(({ kind, cited, became }) => [kind, cited, became])

describe('a citation of an older text', () => {
  it('is told where the article is now, that it stayed, or that it is gone', () => {
    expect(lint([{ version: '2017', article: '第二条、第一条、第四条、第九条' }])).toEqual([
      ['moved', '《中华人民共和国古塔法》（2017）第二条', '《古塔法》（2024）第三条'],
      ['old-version', '《中华人民共和国古塔法》（2017）第一条', '《古塔法》（2024）第一条'],
      ['gone', '《中华人民共和国古塔法》（2017）第四条', ''],
      ['unknown-article', '《中华人民共和国古塔法》（2017）第九条', ''],
    ])
  })

  it('is right as long as that text is in force', () => {
    expect(lint([{ version: '2017', article: '第二条' }], { day: '2025-02-28' })).toEqual([])
  })
})

describe('a citation', () => {
  it('of the text in force is right; of a law nobody has here nothing is said', () => {
    expect(lint([{ version: '2024', article: '第三条' }])).toEqual([])
    expect(
      lint(
        [
          { version: '2024', article: '第三条' },
          { version: '1999', article: '第三条' },
        ],
        { laws: [] },
      ),
    ).toEqual([])
    expect(lint([{ version: '1999', article: '第三条' }])).toEqual([])
    expect(lint([{ version: '2024', article: '第五条' }])).toEqual([['unknown-article', '《中华人民共和国古塔法》（2024）第五条', '']])
  })

  it('without a version is found when the number is that of the older text', () => {
    expect(lint([{ article: '第三条' }], { subject: '古塔构件离开本国审核凭证' })).toEqual([
      ['wrong-number', '《中华人民共和国古塔法》第三条', '《古塔法》（2024）第四条'],
    ])
    expect(lint([{ article: '第四条' }], { subject: '古塔构件离开本国审核凭证' })).toEqual([
      ['no-version', '《中华人民共和国古塔法》第四条', '《古塔法》（2024）第四条'],
    ])
    expect(lint([{ article: '第八条' }])).toEqual([['unknown-article', '《中华人民共和国古塔法》第八条', '']])
  })

  it('of an article that an incomplete text may lack is passed over', () => {
    const partial: LintLaw = {
      key: '古塔法',
      texts: [
        { ...law.texts[0]!, articles: law.texts[0]!.articles.slice(2) },
        { ...law.texts[1]!, articles: law.texts[1]!.articles.slice(2) },
      ],
    }
    expect(
      lint(
        [
          { version: '2024', article: '第二条' },
          { version: '2017', article: '第四条' },
          { version: '2017', article: '第一条' },
        ],
        { laws: [partial] },
      ),
    ).toEqual([])
    expect(lint([{ version: '2024', article: '第九条' }], { laws: [partial] })).toEqual([
      ['unknown-article', '《中华人民共和国古塔法》（2024）第九条', ''],
    ])
  })
})

describe('the time of a guide', () => {
  const basis = [{ version: '2024', article: '第二条' }]
  it('contradicts a law that counts other days', () => {
    expect(lint(basis, { deadline: '30个工作日（不含专家评审）' })).toEqual([['clock', '30个工作日', '《古塔法》（2024）第二条']])
    expect(lint(basis, { deadline: '三十日' })).toEqual([])
    expect(lint(basis, { deadline: '20个工作日' })).toEqual([])
    expect(lint(basis, { deadline: '不限时' })).toEqual([])
  })

  it('agrees where the law says that its days are working days', () => {
    const working: LintLaw = { key: '古塔法', texts: [lawText('古塔法', '2024-11-08', `${newer}\n第五条 本法规定的期限以工作日计算。`)] }
    expect(lint(basis, { deadline: '30个工作日', laws: [working] })).toEqual([])
  })
})

describe('the whole check', () => {
  const guides = [
    {
      id: 'a',
      code: '1',
      name: '修缮指南',
      subject: '',
      statutoryDeadline: '',
      legalBasis: [
        { statute: '古塔法', version: '2017', article: '第二条、第一条' },
        { statute: '某规章', version: '', article: '第一条至第三条' },
      ],
    },
  ]

  it('says what was looked at and what could not be', () => {
    const { findings, ...counts } = checkGuides(guides, [law], today)
    expect(counts).toEqual({ guides: 1, citations: 5, unknownLaws: ['某规章'] })
    expect(findings.map(({ id, kind }) => [id, kind])).toEqual([
      ['a', 'moved'],
      ['a', 'old-version'],
    ])
    expect(filterFindings(findings, { kind: 'moved', keyword: '修缮' })).toHaveLength(1)
    expect(filterFindings(findings, { kind: 'gone' })).toEqual([])
    expect(filterFindings(findings, { keyword: '第三条' }).map(({ kind }) => kind)).toEqual(['moved'])
  })
})
