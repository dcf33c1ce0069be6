import { inflateRawSync } from 'node:zlib'

/** The rows of the first sheet of a workbook as texts, header first. For the plain workbooks that the product writes. */
export function readSheet(workbook: Buffer): string[][] {
  const parts = unzip(workbook)
  const sheet = parts.get('xl/worksheets/sheet1.xml')
  if (sheet === undefined) throw new Error(`no sheet among ${[...parts.keys()].join(', ')}`)
  const shared = [...(parts.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>(.*?)<\/si>/gs)].map(([, content = '']) => textOf(content))
  return [...sheet.matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) => {
    const cells: string[] = []
    for (const [, attributes = '', content = ''] of row.matchAll(/<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
      const letters = /\br="([A-Z]+)\d+"/.exec(attributes)?.[1]
      const at = letters === undefined ? cells.length : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
      while (cells.length < at) cells.push('')
      cells.push(attributes.includes('t="s"') ? (shared[Number(textOf(content))] ?? '') : textOf(content))
    }
    return cells
  })
}

function textOf(xml: string): string {
  return xml
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

/** Parts of a package by their paths: the central directory of the zip, stored or deflated. */
function unzip(zip: Buffer): Map<string, string> {
  const parts = new Map<string, string>()
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  let at = zip.readUInt32LE(end + 16)
  for (let n = zip.readUInt16LE(end + 10); n > 0; n--) {
    const [method, packed, nameLength] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)]
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(start, start + packed)
    parts.set(zip.toString('utf8', at + 46, at + 46 + nameLength), (method === 8 ? inflateRawSync(bytes) : bytes).toString('utf8'))
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return parts
}
