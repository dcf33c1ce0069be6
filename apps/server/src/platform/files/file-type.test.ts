import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptsFile, detectFileType } from './file-type.ts'
import { compoundOf, docxOf, ofdOf, samples, writeBomb, xlsxOf, zipOf } from './sample-files.ts'
import { HostileContentError, zipLimits } from './zip-file.ts'

let folder: string
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'wenwu-type-'))
})
afterAll(() => fs.rm(folder, { recursive: true }))

async function detect(content: Buffer | string): Promise<string | null> {
  const file = typeof content === 'string' ? content : path.join(folder, 'file')
  if (typeof content !== 'string') await fs.writeFile(file, content)
  const handle = await fs.open(file)
  try {
    return (await detectFileType(handle, file, (await handle.stat()).size)).type
  } finally {
    await handle.close()
  }
}

describe('the type of a file by its content', () => {
  it.each([
    ['pdf', () => samples.pdf],
    ['jpg', () => samples.jpg],
    ['png', () => samples.png],
    ['dwg', () => Buffer.from('AC1032\0\0\0')],
    ['docx', docxOf],
    ['xlsx', xlsxOf],
    ['ofd', ofdOf],
    ['zip', () => zipOf({ '图纸.txt': 'x' })],
    ['zip', () => Buffer.concat([Buffer.from([0x50, 0x4b, 5, 6]), Buffer.alloc(18)])],
    ['doc', () => compoundOf(['1Table', 'WordDocument'])],
    ['doc', () => compoundOf(['1Table', 'Data', 'CompObj', 'x', 'y', 'WordDocument'], 3)],
    ['xls', () => compoundOf(['Workbook'])],
    ['xls', () => compoundOf(['Book'])],
    ['docm', () => zipOf({ '[Content_Types].xml': '', 'word/document.xml': '', 'word/vbaProject.bin': '' })],
    ['xlsm', () => zipOf({ '[Content_Types].xml': '', 'xl/workbook.xml': '', 'xl/vbaProject.bin': '' })],
    ['pptx', () => zipOf({ '[Content_Types].xml': '', 'ppt/presentation.xml': '' })],
  ] as const)('knows %s', async (type, content) => {
    expect(await detect(await content())).toBe(type)
  })

  it.each([
    ['a page', () => samples.html],
    ['a program', () => samples.exe],
    ['a page with a PDF mark inside', () => Buffer.concat([samples.html, samples.pdf])],
    ['a cut zip', async () => (await docxOf()).subarray(0, 60)],
    ['an encrypted office file', () => compoundOf(['EncryptionInfo', 'EncryptedPackage'])],
    ['a compound file with a loop in its table', () => loop()],
    ['a compound file that is only a head', () => compoundOf(['WordDocument']).subarray(0, 100)],
    ['one byte', () => Buffer.from('x')],
  ])('does not take %s for anything', async (_name, content) => {
    expect(await detect(await content())).toBeNull()
  })

  it('refuses an archive that would unpack to a thousand times its size', async () => {
    const bomb = path.join(folder, 'bomb.zip')
    await writeBomb(bomb, 256 * 1024 * 1024)
    expect((await fs.stat(bomb)).size).toBeLessThan(1024 * 1024)
    await expect(detect(bomb)).rejects.toThrow(HostileContentError)
  })

  it('refuses an archive with too many entries', async () => {
    const archive = await zipOf({ a: '' })
    // the end record says how many entries there are (APPNOTE 4.3.16)
    archive.writeUInt16LE(zipLimits.entries + 1, archive.length - 22 + 10)
    await expect(detect(archive)).rejects.toThrow(HostileContentError)
  })
})

function loop(): Buffer {
  const file = compoundOf(['a', 'b', 'c', 'd'])
  // the second directory sector names itself as the next
  file.writeUInt32LE(2, 512 + 2 * 4)
  return file
}

describe('acceptsFile', () => {
  it.each([
    ['a.pdf', 'pdf', ['pdf'], true],
    ['A.PDF', 'pdf', ['pdf'], true],
    ['a.jpeg', 'jpg', ['jpg'], true],
    ['a.jpg', 'jpg', ['jpeg'], true],
    ['a.zip', 'docx', ['zip'], true],
    ['a.docx', 'docx', ['doc', 'docx'], true],
    ['a.pdf', 'zip', ['pdf', 'zip'], false],
    ['a.docx', 'zip', ['docx', 'zip'], false],
    ['a.docx', 'docm', ['docx'], false],
    ['a.doc', 'docx', ['doc', 'docx'], false],
    ['a.png', 'jpg', ['png', 'jpg'], false],
    ['a.pdf', null, ['pdf'], false],
    ['a.exe', 'pdf', ['pdf'], false],
    ['a.pdf.exe', 'pdf', ['pdf'], false],
    ['a', 'pdf', ['pdf'], false],
    ['.pdf', 'pdf', ['pdf'], false],
    ['a.pdf', 'pdf', ['png'], false],
  ] as const)('%s holding %s where %j are taken: %s', (name, type, allowed, expected) => {
    expect(acceptsFile(name, type, allowed)).toBe(expected)
  })
})
