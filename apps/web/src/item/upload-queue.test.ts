import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CaseFile } from '@wenwu/core/cases/model'
import type { SignedInUser } from '@wenwu/core/auth/model'
import { memoryStorage } from '../lib/testing/memory-storage.ts'
import type { UploadOptions } from '../lib/upload.ts'

interface Started {
  name: string
  options: UploadOptions
  tell: (share: number) => void
  resolve: (file: CaseFile) => void
  reject: (error: unknown) => void
}

const started: Started[] = []
const keepForLater = 'keep'
vi.stubGlobal('localStorage', memoryStorage())
vi.stubGlobal('sessionStorage', memoryStorage())
vi.mock('../lib/i18n.ts', () => ({ textNow: (key: string) => key, currentLocale: () => 'zh_CN' }))
vi.mock('../lib/upload.ts', () => ({
  keepForLater: 'keep',
  uploadFile: (_case: string, _material: string, file: File, tell: (share: number) => void, options: UploadOptions) =>
    new Promise<CaseFile>((resolve, reject) => started.push({ name: file.name, options, tell, resolve, reject })),
}))

const { CallError } = await import('../lib/call-error.ts')
const { clearSession, storeSession } = await import('../lib/session.ts')
const { UploadQueue } = await import('./upload-queue.ts')
const { uploadQueueOf } = await import('./upload-queues.ts')

const files = (...names: string[]) => names.map((name) => new File(['x'], name))
const linesOf = (queue: InstanceType<typeof UploadQueue>) => queue.jobs().map(({ file, state, share }) => [file.name, state, share])
const find = (name: string) => started.filter((one) => one.name === name).at(-1)!
const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  started.length = 0
})

describe('the uploads of a case', () => {
  it('what the material has no room for is refused before it is sent; files that are being sent count', () => {
    const queue = new UploadQueue('c', () => undefined)
    const room = { files: [{ name: 'x.pdf', size: 2, sha256: '' }], limit: { files: 4, megabytes: 1 } }
    queue.add('m', files('a.pdf', 'b.pdf'), ['pdf'], room)
    queue.add('m', [new File([new Uint8Array(1024 * 1024)], 'large.pdf'), ...files('c.pdf', 'd.pdf')], ['pdf'], room)
    expect(queue.jobs().map(({ file, state, failure }) => [file.name, state, failure?.text])).toEqual([
      ['a.pdf', 'sending', undefined],
      ['b.pdf', 'sending', undefined],
      ['large.pdf', 'failed', 'errors.upload-material-full'],
      ['c.pdf', 'waiting', undefined],
      ['d.pdf', 'failed', 'errors.upload-material-full'],
    ])
  })

  it('what has the content of a file that the material has is sent only when the person says so', async () => {
    const queue = new UploadQueue('c', () => undefined)
    // of the one letter x
    const sha256 = '2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881'
    const room = { files: [{ name: 'old.pdf', size: 1, sha256 }], limit: { files: 9, megabytes: 1 } }
    queue.add('m', [...files('same.pdf'), new File(['y'], 'other.pdf')], ['pdf'], room)
    await vi.waitFor(() => expect(linesOf(queue).map(([, state]) => state)).toEqual(['failed', 'sending']))
    await vi.waitFor(() => expect(started.map(({ name }) => name)).toEqual(['other.pdf']))
    expect(queue.jobs()[0]).toMatchObject({ failure: { text: 'upload.twin' }, isTwin: true })
    queue.retry(queue.jobs()[0]!.id)
    expect(started.map(({ name }) => name)).toEqual(['other.pdf', 'same.pdf'])
  })

  it('say whose place they take once they are up', async () => {
    const done: unknown[] = []
    const queue = new UploadQueue('c', (key, { fileId }, replaces) => done.push([key, fileId, replaces]))
    queue.add('m', files('new.pdf'), ['pdf'], undefined, ['old'])
    queue.add('m', files('more.pdf'), ['pdf'])
    expect(done).toEqual([])
    find('new.pdf').resolve({ fileId: 'new' } as CaseFile)
    find('more.pdf').resolve({ fileId: 'more' } as CaseFile)
    await settled()
    expect(done).toEqual([
      ['m', 'new', ['old']],
      ['m', 'more', []],
    ])
  })

  it('run two at once; one that waits for its connection keeps its place', async () => {
    const done: string[] = []
    const queue = new UploadQueue('c', (key, { fileId }) => done.push(`${key} ${fileId}`))
    queue.add('m', files('a.pdf', 'b.pdf', 'c.pdf'), ['pdf'])
    find('a.pdf').tell(0.37)
    find('b.pdf').options.onInterrupted!(true)
    expect(linesOf(queue)).toEqual([
      ['a.pdf', 'sending', 0.37],
      ['b.pdf', 'interrupted', 0],
      ['c.pdf', 'waiting', 0],
    ])
    find('a.pdf').resolve({ fileId: '1' } as CaseFile)
    await settled()
    find('b.pdf').options.onInterrupted!(false)
    expect(linesOf(queue)).toEqual([
      ['b.pdf', 'sending', 0],
      ['c.pdf', 'sending', 0],
    ])
    expect(done).toEqual(['m 1'])
  })

  it('are tried again under the same key, unless the file itself was refused', async () => {
    const queue = new UploadQueue('c', () => undefined)
    queue.add('m', files('a.pdf', 'b.pdf', 'c.exe'), ['pdf'])
    const { idempotencyKey } = find('a.pdf').options
    find('a.pdf').reject(new CallError('refused', 409, 'later', { error: 'not-your-turn' }))
    find('b.pdf').reject(new CallError('refused', 415, 'never', { error: 'file-type' }))
    await settled()
    expect(queue.jobs().map(({ state, isRepeatable, failure }) => [state, isRepeatable, failure?.text])).toEqual([
      ['failed', true, 'later'],
      ['failed', false, 'never'],
      ['failed', undefined, 'errors.file-type form.files.types'],
    ])
    queue.retry(queue.jobs()[0]!.id)
    expect(started).toHaveLength(3)
    expect(find('a.pdf').options.idempotencyKey).toBe(idempotencyKey)
  })

  it('take a file once while it is on its way, for each material, and again when it had failed', async () => {
    const queue = new UploadQueue('c', () => undefined)
    const [file] = files('a.pdf') as [File]
    queue.add('m', [file, file], ['pdf'])
    queue.add('m', [file], ['pdf'])
    queue.add('n', [file, ...files('b.pdf')], ['pdf'])
    expect(queue.jobs().map(({ materialKey, file: { name } }) => `${materialKey} ${name}`)).toEqual(['m a.pdf', 'n a.pdf', 'n b.pdf'])
    started[0]!.reject(new CallError('refused', 507, 'full', { error: 'disk-full' }))
    await settled()
    queue.add('m', [file], ['pdf'])
    expect(queue.jobs().map(({ materialKey, state }) => `${materialKey} ${state}`)).toEqual(['n sending', 'n sending', 'm waiting'])
  })

  it('give up what has come when they are cancelled, and keep it when they are stopped', async () => {
    const queue = new UploadQueue('c', () => undefined)
    queue.add('m', files('a.pdf', 'b.pdf', 'c.pdf'), ['pdf'])
    const [a, b] = [find('a.pdf').options.signal!, find('b.pdf').options.signal!]
    queue.cancel(queue.jobs()[0]!.id)
    expect([a.aborted, a.reason === keepForLater]).toEqual([true, false])
    find('a.pdf').reject(new DOMException('aborted', 'AbortError'))
    await settled()
    queue.stop()
    expect([b.aborted, b.reason]).toEqual([true, keepForLater])
    find('b.pdf').reject(new DOMException('aborted', 'AbortError'))
    await settled()
    expect(queue.jobs().map(({ file, state, isRepeatable }) => [file.name, state, isRepeatable])).toEqual([
      ['b.pdf', 'failed', true],
      ['c.pdf', 'failed', true],
    ])
  })
})

describe('the uploads of a window', () => {
  const signIn = (id: string) => storeSession('token', { id } as SignedInUser)

  it('are there on return, and stop when nobody is signed in; only their owner finds them', () => {
    signIn('someone')
    const queue = uploadQueueOf('case-1', () => undefined)
    queue.add('m', files('a.pdf'), ['pdf'])
    expect(uploadQueueOf('case-1', () => undefined)).toBe(queue)
    expect(uploadQueueOf('case-2', () => undefined)).not.toBe(queue)
    signIn('someone')
    expect(linesOf(queue)).toEqual([['a.pdf', 'sending', 0]])
    clearSession()
    expect(linesOf(queue)).toEqual([['a.pdf', 'failed', 0]])
    signIn('someone')
    expect(uploadQueueOf('case-1', () => undefined)).toBe(queue)
    signIn('somebody else')
    expect(uploadQueueOf('case-1', () => undefined)).not.toBe(queue)
  })
})
