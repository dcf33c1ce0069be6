import type { DemoPeople, DemoUser } from '../accounts/demo.ts'

function expert(n: number, name: string, expertField: string): DemoUser {
  return { username: `expert${n}`, name, kind: 'official', role: 'expert', organization: null, expertField }
}

export const demo: DemoPeople = {
  position: 50,
  users: [
    expert(1, '文砚之', '古建筑'),
    expert(2, '喻溯源', '考古'),
    expert(3, '舒宏图', '规划'),
    expert(4, '龙岩泉', '石窟寺与石刻'),
    expert(5, '常忆南', '近现代建筑'),
  ],
  banner: ['expert1 … expert5  type=3  评审专家 / Review experts'],
}
