-- What an action asks for was a list of needs that the program knew; now it is a form. The stored versions of items are rewritten, so that the
-- cases that run on them go on. Their addresses stay: what browsers keep of a version has no actions, of its drawing none that they read.
-- The labels are content of these versions, as the names of their steps are.
do $migration$
declare
  fields constant jsonb := '{
      "unchanged": {"key":"unchanged","type":"unchanged-reasons","label":{"zh_CN":"未改动的内容及理由","en_US":"What stays as it is, and why","ja_JP":"変更しない内容と理由","ko_KR":"변경하지 않은 내용과 사유"}},
      "remarks": {"key":"opinion","type":"long-text","label":{"zh_CN":"补正说明（选填）","en_US":"Remarks on the correction (optional)","ja_JP":"補正の説明（任意）","ko_KR":"보완 설명(선택)"},"example":{"zh_CN":"填写办理意见","en_US":"Your opinion","ja_JP":"意見を入力","ko_KR":"처리 의견 입력"},"rows":2,"maxLength":2000,"stopsAtMax":true},
      "defects": {"key":"defects","type":"defects","label":{"zh_CN":"需补正的内容","en_US":"What is to be corrected","ja_JP":"補正が必要な内容","ko_KR":"보완할 내용"},"required":true,"missing":"defects-required"},
      "thirdParty": {"key":"thirdPartyId","type":"directory","directory":"thirdParties","label":{"zh_CN":"评估机构","en_US":"Assessment body","ja_JP":"評価機関","ko_KR":"평가기관"},"required":true,"missing":"choice-required"},
      "toBody": {"key":"opinion","type":"long-text","label":{"zh_CN":"委托事项和要求","en_US":"What is asked","ja_JP":"依頼事項と要求","ko_KR":"위탁 사항과 요구"},"example":{"zh_CN":"写明需要评估或者评审的事项和要求","en_US":"Say what is to be assessed, and how","ja_JP":"評価または審査を求める事項と要求を書いてください","ko_KR":"평가 또는 심의할 사항과 요구를 적으세요"},"rows":3,"maxLength":5000,"stopsAtMax":true,"help":{"zh_CN":"受托机构可以看到。","en_US":"The assessment body will read it.","ja_JP":"受託機関が閲覧できます。","ko_KR":"수탁 기관이 볼 수 있습니다."}},
      "experts": {"key":"expertIds","type":"directory","directory":"experts","multiple":true,"label":{"zh_CN":"评审专家","en_US":"Experts","ja_JP":"審査専門家","ko_KR":"심의 전문가"},"required":true,"missing":"choice-required"},
      "toExperts": {"key":"opinion","type":"long-text","label":{"zh_CN":"委托事项和要求","en_US":"What is asked","ja_JP":"依頼事項と要求","ko_KR":"위탁 사항과 요구"},"example":{"zh_CN":"写明需要评估或者评审的事项和要求","en_US":"Say what is to be assessed, and how","ja_JP":"評価または審査を求める事項と要求を書いてください","ko_KR":"평가 또는 심의할 사항과 요구를 적으세요"},"rows":3,"maxLength":5000,"stopsAtMax":true,"help":{"zh_CN":"受邀专家可以看到。","en_US":"The experts will read it.","ja_JP":"招請された専門家が閲覧できます。","ko_KR":"위촉된 전문가가 볼 수 있습니다."}},
      "approval": {"key":"document","type":"reply","kind":"approval","label":{"zh_CN":"批复稿","en_US":"Draft reply","ja_JP":"回答案","ko_KR":"회신안"},"required":true,"missing":"document-incomplete"},
      "refusal": {"key":"document","type":"reply","kind":"refusal","label":{"zh_CN":"批复稿","en_US":"Draft reply","ja_JP":"回答案","ko_KR":"회신안"},"required":true,"missing":"document-incomplete"},
      "number": {"key":"number","type":"document-number","label":{"zh_CN":"发文字号","en_US":"Document number","ja_JP":"発信番号","ko_KR":"문서번호"},"help":{"zh_CN":"已按本年度顺序预填，可以修改。","en_US":"Proposed as the next of the year; you may change it.","ja_JP":"本年の次の番号を入れてあります。変更できます。","ko_KR":"올해의 다음 번호를 미리 넣었으며 고칠 수 있습니다."},"required":true,"missing":"number-required"},
      "date": {"key":"date","type":"date","label":{"zh_CN":"成文日期","en_US":"Date","ja_JP":"文書日付","ko_KR":"시행일"},"proposal":"today","open":{"zh_CN":"暂不填写日期","en_US":"No date yet","ja_JP":"日付は後で入力","ko_KR":"날짜는 나중에"}},
      "reason": {"key":"reason","type":"long-text","label":{"zh_CN":"理由","en_US":"Reason","ja_JP":"理由","ko_KR":"사유"},"example":{"zh_CN":"说明理由，申请人可以看到","en_US":"The applicant will read it","ja_JP":"理由を入力（申請者に表示されます）","ko_KR":"사유를 입력하세요(신청인에게 공개)"},"rows":3,"maxLength":2000,"stopsAtMax":true,"required":true,"missing":"reason-required"},
      "opinion": {"key":"opinion","type":"long-text","label":{"zh_CN":"意见","en_US":"Opinion","ja_JP":"意見","ko_KR":"의견"},"example":{"zh_CN":"填写办理意见","en_US":"Your opinion","ja_JP":"意見を入力","ko_KR":"처리 의견 입력"},"rows":3,"maxLength":5000,"stopsAtMax":true},
      "requiredOpinion": {"key":"opinion","type":"long-text","label":{"zh_CN":"意见","en_US":"Opinion","ja_JP":"意見","ko_KR":"의견"},"example":{"zh_CN":"填写办理意见","en_US":"Your opinion","ja_JP":"意見を入力","ko_KR":"처리 의견 입력"},"rows":3,"maxLength":5000,"stopsAtMax":true,"required":true,"missing":"opinion-required"}
    }';
  stored record;
  old_text text;
  settings jsonb;
  rewritten text;
begin
  for stored in select id, bpmn from item_versions where bpmn like '%<wenwu:settings>%' loop
    rewritten := stored.bpmn;
    for old_text in select distinct m[1] from regexp_matches(stored.bpmn, '<wenwu:settings>([^<]*)</wenwu:settings>', 'g') as m loop
      settings := replace(replace(replace(replace(replace(old_text, '&#13;', chr(13)), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&')::jsonb;
      continue when jsonb_typeof(settings -> 'actions') is distinct from 'array';
      settings := jsonb_set(settings, '{actions}', (
        select jsonb_agg(action - 'needs' || jsonb_build_object('form', (
          select jsonb_agg(fields -> name order by place)
          from (values
            (1, 'unchanged', effect = 'resubmit'),
            (2, 'remarks', effect = 'resubmit'),
            (3, 'defects', needs ? 'defects'),
            (4, 'thirdParty', needs ? 'third-party'),
            (5, 'experts', needs ? 'experts'),
            (6, case effect when 'draft-refusal' then 'refusal' else 'approval' end, needs ? 'document'),
            (7, 'number', needs ? 'number-and-date'),
            (8, 'date', needs ? 'number-and-date'),
            (9, case
              when needs ? 'reason' then 'reason'
              when effect = 'entrust' then 'toBody'
              when effect = 'invite-experts' then 'toExperts'
              when needs ? 'opinion' then 'requiredOpinion'
              else 'opinion'
            end, effect <> 'resubmit')
          ) as asked (place, name, is_asked)
          where is_asked
        )) order by nth)
        from jsonb_array_elements(settings -> 'actions') with ordinality as actions (action, nth),
          lateral (select coalesce(action ->> 'effect', '') as effect, coalesce(action -> 'needs', '[]') as needs) as said
      ));
      rewritten := replace(
        rewritten,
        '<wenwu:settings>' || old_text || '</wenwu:settings>',
        '<wenwu:settings>' || replace(replace(replace(replace(settings::text, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), chr(13), '&#13;') || '</wenwu:settings>'
      );
    end loop;
    update item_versions set bpmn = rewritten where id = stored.id;
  end loop;
end
$migration$;
