import { fromBuffer, type Entry } from 'yauzl'

/** The rows of the first sheet of an xlsx as texts, inline and shared strings alike; reads with a parser of its own, not with ours. */
export async function readSheet(workbook: Buffer): Promise<string[][]> {
  const parts = await unzip(workbook)
  const sheet = parts.get('xl/worksheets/sheet1.xml')
  if (sheet === undefined) throw new Error(`no sheet in ${[...parts.keys()].join()}`)
  const shared = [...(parts.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>(.*?)<\/si>/gs)].map((match) => textsOf(match[1]!))
  return [...sheet.matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map((row) =>
    [...row[1]!.matchAll(/<c([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(([, attributes = '', content = '']) =>
      attributes.includes('t="s"')
        ? (shared[Number(/<v>(.*?)<\/v>/.exec(content)?.[1])] ?? '')
        : /<v>/.test(content)
          ? (/<v>(.*?)<\/v>/.exec(content)?.[1] ?? '')
          : textsOf(content),
    ),
  )
}

/** An instant as a sheet counts it: days since 1899-12-30, in Shanghai. */
export function sheetTime(instant: string): number {
  return Math.floor((Date.parse(instant) + 8 * 3_600_000) / 1000) / 86_400 + 25_569
}

function textsOf(xml: string): string {
  return [...xml.matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map((match) => unescape(match[1]!)).join('')
}

function unescape(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

function unzip(archive: Buffer): Promise<Map<string, string>> {
  return new Promise((resolve, reject) => {
    fromBuffer(archive, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error)
      const parts = new Map<string, string>()
      zip.on('entry', (entry: Entry) => {
        zip.openReadStream(entry, (failure, stream) => {
          if (failure) return reject(failure)
          const chunks: Buffer[] = []
          stream.on('data', (chunk: Buffer) => chunks.push(chunk))
          stream.on('end', () => {
            parts.set(entry.fileName, Buffer.concat(chunks).toString('utf8'))
            zip.readEntry()
          })
          stream.on('error', reject)
        })
      })
      zip.on('end', () => resolve(parts))
      zip.on('error', reject)
      zip.readEntry()
    })
  })
}
