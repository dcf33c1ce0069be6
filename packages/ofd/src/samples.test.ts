import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OfdDocument } from './document.ts'
import { drawPage } from './page.ts'
import { findInRuns } from './search.ts'
import { svgText } from './svg.ts'
import { findSharedOfd } from './testing/shared-data.ts'
import { OfdWriter } from './write.ts'

interface Expected {
  file: string
  docs: { pages: number; signatures: boolean; attachments: boolean; pageInfo: { box: string; text: string }[] }[]
}

const folder = findSharedOfd()

// data that is not ours stays outside of the sources; where it is missing, a document of our own takes the same way
function samples(): {
  name: string
  bytes: Uint8Array
  pages: { box: number[]; text: string }[]
  hasSignatures: boolean
  hasAttachments: boolean
}[] {
  if (folder === undefined) {
    const writer = new OfdWriter({ title: '样例', createdOn: '2026-11-20' })
    writer.addPage().addText('文物保护', { x: 20, y: 30, size: 5 })
    return [
      {
        name: 'own',
        bytes: writer.toBytes(),
        pages: [{ box: [0, 0, 210, 297], text: '文物保护' }],
        hasSignatures: false,
        hasAttachments: false,
      },
    ]
  }
  const lines = readFileSync(join(folder, 'expected.jsonl'), 'utf8').trim().split('\n')
  return lines.map((line) => {
    const { file, docs } = JSON.parse(line) as Expected
    const { pageInfo, signatures, attachments } = docs[0]!
    return {
      name: file,
      bytes: new Uint8Array(readFileSync(join(folder, file))),
      pages: pageInfo.map(({ box, text }) => ({ box: box.split(/\s+/).map(Number), text })),
      hasSignatures: signatures,
      hasAttachments: attachments,
    }
  })
}

test.each(samples())('$name: pages, sizes, text', ({ bytes, pages, hasSignatures, hasAttachments }) => {
  const document = new OfdDocument(bytes)
  const drawn = document.pages.map((_page, i) => drawPage(document, i))
  expect(
    drawn.map(({ box, runs }) => ({
      box,
      text: runs
        .filter(({ source }) => source === 'page')
        .map(({ chars }) => chars.join(''))
        .join(''),
    })),
  ).toEqual(pages)
  expect([document.signatures.length > 0, document.attachments.length > 0]).toEqual([hasSignatures, hasAttachments])
  for (const { svg, runs } of drawn) {
    expect(svgText(svg)).not.toMatch(/<script|foreignObject|href="(?!data:image\/)|NaN|undefined/)
    // every text is found where it stands
    const run = runs.find(({ chars }) => chars.join('').trim().length > 2)
    if (run !== undefined) expect(findInRuns(runs, run.chars.join('')).length).toBeGreaterThan(0)
  }
})
