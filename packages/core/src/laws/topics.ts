/** Words of the field that laws and standards share; a standard belongs to a law whose name or chapter names one of its words. */
const topics: readonly { inLaw: RegExp; inStandard: readonly string[] }[] = [
  { inLaw: /出境|进境|进出口/, inStandard: ['出境'] },
  { inLaw: /馆藏文物|博物馆|可移动文物/, inStandard: ['馆藏', '博物馆', '可移动文物'] },
  { inLaw: /(?<!可)不可移动文物|文物保护工程|石窟|龙门/, inStandard: ['石窟', '石质文物', '文物保护工程', '文物建筑'] },
  { inLaw: /考古/, inStandard: ['考古'] },
  { inLaw: /水下/, inStandard: ['水下'] },
  { inLaw: /历史文化名城|名镇名村|历史建筑/, inStandard: ['历史文化名城', '历史建筑', '文物建筑'] },
  { inLaw: /长城/, inStandard: ['长城'] },
  { inLaw: /复制|拓印|拓片/, inStandard: ['拓片', '复制'] },
  { inLaw: /档案|电子签名/, inStandard: ['电子文件', '档案'] },
]

/** Words of standards' titles that belong to a law, by its name and its headings. */
export function standardWords(title: string, headings: readonly string[]): string[] {
  const names = [title, ...headings.map((heading) => heading.replace(/[\s　]/g, ''))].join('\n')
  return [...new Set(topics.flatMap(({ inLaw, inStandard }) => (inLaw.test(names) ? inStandard : [])))]
}

/** Numbers of standards that a text cites (`GB/T 30687-2014`). */
export function citedStandards(body: string): string[] {
  return [
    ...new Set(
      [...body.normalize('NFKC').matchAll(/\b(?:GB|WW|DB\d{2}|JGJ|JC)(?:\/T|\/Z)?\s?\d{2,6}(?:\.\d{1,3})?(?:[-—–]\d{4})?/g)].map(
        (match) => match[0],
      ),
    ),
  ].slice(0, 50)
}
