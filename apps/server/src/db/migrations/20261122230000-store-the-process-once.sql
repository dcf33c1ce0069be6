-- The process of an item is stored as BPMN alone. The table that it was emitted from stood in the definition as well; nothing that runs read it.
update item_versions set definition = definition - 'process' where definition ? 'process';
