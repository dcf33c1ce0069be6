-- 公开方式 of a decision, said when it is issued (decision 0161): open, on-request (listed without its text) or withheld (政府信息公开条例 14至16条).
alter table cases add column publicity text not null default 'open' check (publicity in ('open', 'on-request', 'withheld'));
