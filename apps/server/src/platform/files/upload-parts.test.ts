import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '@wenwu/core/kernel/id'
import { PartsLostError, UploadParts } from './upload-parts.ts'

let folder: string
let parts: UploadParts
const id = newId()
beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'wenwu-parts-'))
  parts = new UploadParts(folder)
})
afterEach(() => fs.rm(folder, { recursive: true }))

async function contentOf(size: number): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of await parts.read(id, size)) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

describe('the bytes of an upload in parts', () => {
  it('grow part by part, for whichever process writes the next', async () => {
    await parts.write(id, 0, Buffer.from('abc'))
    await new UploadParts(folder).write(id, 3, Buffer.from('de'))
    expect(await contentOf(5)).toBe('abcde')
    expect(await parts.list()).toEqual([id])
    await parts.remove(id)
    await parts.remove(id)
    expect(await parts.list()).toEqual([])
  })

  it('write over what a killed attempt left behind', async () => {
    await parts.write(id, 0, Buffer.from('abc'))
    await parts.write(id, 3, Buffer.from('XXXX'))
    await parts.write(id, 3, Buffer.from('de'))
    expect(await contentOf(5)).toBe('abcde')
    await parts.write(id, 0, Buffer.from('fgh'))
    expect(await contentOf(3)).toBe('fgh')
    expect(await parts.holds(id, 4)).toBe(false)
  })

  it('are lost where fewer are there than the table says', async () => {
    await expect(parts.write(id, 3, Buffer.from('de'))).rejects.toThrow(PartsLostError)
    await parts.write(id, 0, Buffer.from('ab'))
    await expect(parts.write(id, 3, Buffer.from('de'))).rejects.toThrow(PartsLostError)
    await expect(parts.read(id, 3)).rejects.toThrow(PartsLostError)
    expect([await parts.holds(id, 2), await parts.holds(id, 3), await parts.holds(newId(), 0)]).toEqual([true, false, true])
  })
})
