import { createElement, type Context, type ReactElement } from 'react'
import {
  Alert,
  AutoComplete,
  Button,
  Cascader,
  Checkbox,
  DatePicker,
  Drawer,
  Dropdown,
  Empty,
  Input,
  InputNumber,
  Menu,
  Modal,
  Pagination,
  Popover,
  Progress,
  Radio,
  Result,
  Segmented,
  Select,
  Skeleton,
  Slider,
  Space,
  Spin,
  Steps,
  Switch,
  Tag,
  Tooltip,
  Tree,
  TreeSelect,
} from 'antd'
import { createRequire } from 'node:module'

const { default: Override } = createRequire(import.meta.url)('antd/lib/menu/OverrideContext') as { default: Context<{ prefixCls: string }> }

const child = createElement('span')

/** One of each component of antd that the page uses, so that each gives its rules to the style sheet. */
export const samples: ReactElement[] = [
  createElement(Alert, { type: 'info', title: 'x', showIcon: true }),
  createElement(AutoComplete),
  createElement(Button, null, 'x'),
  createElement(Cascader),
  createElement(Checkbox.Group, { options: ['x'] }),
  createElement(DatePicker),
  createElement(DatePicker.RangePicker),
  createElement(Drawer, { open: true, getContainer: false }, child),
  createElement(Dropdown, { menu: { items: [] } }, child),
  // the menu of a Dropdown, which is drawn when it opens
  createElement(Override.Provider, { value: { prefixCls: 'ant-dropdown-menu' } }, createElement(Menu, { items: [] })),
  createElement(Empty),
  createElement(Input),
  createElement(Input.Password),
  createElement(Input.Search),
  createElement(Input.TextArea),
  createElement(InputNumber),
  createElement(Modal, { open: true, getContainer: false }, child),
  createElement(Pagination, { total: 100, showSizeChanger: true }),
  createElement(Popover, { content: 'x' }, child),
  createElement(Progress),
  createElement(Radio.Group, { options: ['x'] }),
  createElement(Result),
  createElement(Segmented, { options: ['x'] }),
  createElement(Select),
  createElement(Skeleton),
  createElement(Slider),
  createElement(Space, null, child),
  createElement(Space.Addon, null, child),
  createElement(Space.Compact, null, createElement(Button)),
  createElement(Spin),
  createElement(Steps, { items: [{ title: 'x' }] }),
  createElement(Switch),
  createElement(Tag, null, 'x'),
  createElement(Tag, { color: 'success' }, 'x'),
  createElement(Tag, { color: 'blue' }, 'x'),
  createElement(Tooltip, { title: 'x' }, child),
  createElement(Tree, { treeData: [] }),
  createElement(TreeSelect),
]

/** Parts that come with a component though the page does not use them. Whoever does draws one above and takes its name away here. */
export const unused = new Set(['Cascader-Panel', 'Input-OTP', 'Modal-confirm', 'Pagination-bordered'])
