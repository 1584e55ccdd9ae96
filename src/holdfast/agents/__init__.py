"""Agents: what picks an action for a seat. They see a state only through `Sight`."""

from holdfast.agents.advice import ADVISED, Advice, Reason, advise
from holdfast.agents.agent import Agent, Sight
from holdfast.agents.random import Noisy, RandomAgent
from holdfast.agents.spec import (
    AGENTS,
    DEFAULT,
    LEVELS,
    AgentSpec,
    agent_name,
    agents_for,
    agents_of,
    is_agent,
    parse_agent,
    shortfall,
)

__all__ = [
    "ADVISED",
    "AGENTS",
    "DEFAULT",
    "LEVELS",
    "Advice",
    "Agent",
    "AgentSpec",
    "Noisy",
    "RandomAgent",
    "Reason",
    "Sight",
    "advise",
    "agent_name",
    "agents_for",
    "agents_of",
    "is_agent",
    "parse_agent",
    "shortfall",
]
