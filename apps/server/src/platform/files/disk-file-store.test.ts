import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { DiskFileStore } from './disk-file-store.ts'
import { describeFileStore } from './file-store.contract.ts'

describe('a store on the disk', () => {
  describeFileStore(async () => {
    const dataDirectory = await fs.mkdtemp(path.join(os.tmpdir(), 'wenwu-store-'))
    const placeOf = (key: string) => path.join(dataDirectory, 'files/content', key)
    return {
      store: new DiskFileStore(dataDirectory),
      dataDirectory,
      damage: (key) => fs.appendFile(placeOf(key), 'x'),
      lose: (key) => fs.rm(placeOf(key)),
      age: (key, date) => fs.utimes(placeOf(key), date, date),
      close: () => fs.rm(dataDirectory, { recursive: true }),
    }
  })

  it('is told to be out of reach where its folder is a file', async () => {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'wenwu-store-'))
    await fs.writeFile(path.join(folder, 'files'), '')
    await expect(new DiskFileStore(folder).probe()).rejects.toMatchObject({ code: 'file-store-down' })
    await fs.rm(folder, { recursive: true })
  })
})
