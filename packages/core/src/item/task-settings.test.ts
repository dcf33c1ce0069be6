import { expect, test } from 'vitest'
import type { TaskSettings } from './model.ts'
import {
  extensionNamespace,
  findEndStatus,
  findName,
  findTaskSettings,
  nameToExtension,
  statusToExtension,
  taskSettingsFromExtension,
  taskSettingsToExtension,
} from './task-settings.ts'
import { sampleItem } from './testing/sample-item.ts'

const tasks = sampleItem().process.steps.flatMap((step) => (step.kind === 'task' ? [[step.id, step.task] as const] : []))

test.each(tasks)('settings of %s survive the extension', (_, settings) => {
  const extension = taskSettingsToExtension(settings)
  expect(taskSettingsFromExtension(extension)).toEqual(settings)
  expect(findTaskSettings([nameToExtension({ zh_CN: '名', en_US: 'Name' }), extension])).toEqual(settings)
})

test('single values stand in attributes of our namespace, the rest in a child', () => {
  const [, settings] = tasks[0]!
  const extension = taskSettingsToExtension(settings)
  expect(extension.name).toBe(`${extensionNamespace.prefix}:task`)
  expect(extension.attributes).toEqual({
    status: 'G03',
    role: 'national-officer',
    organization: 'national',
    clock: 'decision',
    checksMaterials: 'true',
  })
  expect(extension.children).toHaveLength(1)
})

test('a work group is one of the single values', () => {
  const settings: TaskSettings = { ...tasks[0]![1], organization: 'work-group', workGroup: 'great-wall' }
  expect(taskSettingsToExtension(settings).attributes['workGroup']).toBe('great-wall')
  expect(taskSettingsFromExtension(taskSettingsToExtension(settings))).toEqual(settings)
})

test('days and opinions come back as numbers', () => {
  const settings: TaskSettings = { ...tasks[0]![1], organization: 'element', answerDays: 12, enoughOpinions: 3 }
  expect(taskSettingsToExtension(settings).attributes).toMatchObject({ answerDays: '12', enoughOpinions: '3' })
  expect(taskSettingsFromExtension(taskSettingsToExtension(settings))).toEqual(settings)
  const broken = {
    ...taskSettingsToExtension(settings),
    attributes: { ...taskSettingsToExtension(settings).attributes, answerDays: 'soon' },
  }
  expect(() => taskSettingsFromExtension(broken)).toThrow()
})

test('checksMaterials false stays false', () => {
  const settings: TaskSettings = { ...tasks[0]![1], checksMaterials: false }
  expect(taskSettingsFromExtension(taskSettingsToExtension(settings))?.checksMaterials).toBe(false)
})

test('foreign elements are not ours, broken ones of ours are refused', () => {
  expect(taskSettingsFromExtension({ name: 'camunda:task', attributes: {}, children: [] })).toBeUndefined()
  expect(findTaskSettings([])).toBeUndefined()
  expect(() => taskSettingsFromExtension({ name: 'wenwu:task', attributes: {}, children: [] })).toThrow()
  const good = taskSettingsToExtension(tasks[0]![1])
  for (const text of ['{', 'null', '[]', '{"actions":[]}', '{"actions":[{"outcome":"x"}]}'])
    expect(() =>
      taskSettingsFromExtension({ ...good, children: [{ name: 'wenwu:settings', attributes: {}, children: [], text }] }),
    ).toThrow()
})

test('name and end status are found among the extensions', () => {
  const name = { zh_CN: '已备案', en_US: 'Filed', ja_JP: '届出済' }
  const extensions = [statusToExtension('G11'), nameToExtension(name)]
  expect(findName(extensions)).toEqual(name)
  expect(findEndStatus(extensions)).toBe('G11')
  expect(findName([])).toBeUndefined()
  expect(findEndStatus([])).toBeUndefined()
})
