/** Identity numbers (GB 11643), mobiles and addresses of mail: of persons, whoever wrote them into a letter. */
const ofPersons = /(?<!\d)(?:\d{17}[\dXx]|1[3-9]\d{9})(?!\d)|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

/** A paragraph of a reply as it is published: numbers that lead to a person are blacked out. */
export function withoutNumbersOfPersons(paragraph: string): string {
  return paragraph.replace(ofPersons, (found) => '＊'.repeat(Math.min(found.length, 6)))
}
